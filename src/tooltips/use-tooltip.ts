import { useCallback, useEffect, useRef, useState } from "react";

/** The time that the pointer must rest on an element before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** For this time after a tooltip has closed, other tooltips open without a delay. */
const SKIP_DELAY_MS = 300;

const TRIGGER = "[data-tooltip]";

const triggerOf = (node: EventTarget | null) =>
  (node instanceof Element && node.closest<HTMLElement>(TRIGGER)) || undefined;

/** Returns the name that screen readers read for the element, without hidden texts. */
export const tooltipText = (element: HTMLElement): string =>
  element.getAttribute("aria-label") ?? element.innerText.trim();

/** Returns the element with an open tooltip. A change of `pathname` closes the tooltip. */
export function useTooltip(pathname: string) {
  const [trigger, setTrigger] = useState<HTMLElement>();
  const [visits, setVisits] = useState(0);
  const skipDelayUntil = useRef(0);

  const close = useCallback((element: HTMLElement) => {
    setTrigger((current) => (current === element ? undefined : current));
  }, []);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let pointed: HTMLElement | undefined;
    let timer = 0;

    const pointAt = (element: HTMLElement | undefined) => {
      if (element === pointed) return;
      pointed = element;
      clearTimeout(timer);
      if (!element) return;
      setVisits((count) => count + 1);
      const delay = performance.now() < skipDelayUntil.current ? 0 : OPEN_DELAY_MS;
      timer = window.setTimeout(() => setTrigger(element), delay);
    };
    const focus = (element: HTMLElement | undefined) => {
      // A clicked element has the focus but does not match `:focus-visible`, so its tooltip stays
      // closed.
      if (!element?.matches(":focus-visible")) return;
      setVisits((count) => count + 1);
      setTrigger(element);
      // Focus can scroll the page, and scrolling closes the tooltip, so the tooltip opens again
      // afterwards.
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) return;
      const reopen = () => {
        if (document.activeElement === element) setTrigger(element);
      };
      document.addEventListener("scrollend", reopen, { once: true, signal });
    };
    const closeTooltip = ({ target }: Event) => {
      const element = triggerOf(target);
      if (!element) return;
      clearTimeout(timer);
      close(element);
    };

    const onPointerOver = ({ pointerType, target }: PointerEvent) => {
      // A finger cannot rest on an element without a tap, so touch opens no tooltip.
      if (pointerType !== "touch") pointAt(triggerOf(target));
    };
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener("pointerout", (e) => pointAt(triggerOf(e.relatedTarget)), { signal });
    document.addEventListener("focusin", (event) => focus(triggerOf(event.target)), { signal });
    for (const type of ["focusout", "pointerdown", "click"]) {
      document.addEventListener(type, closeTooltip, { signal });
    }
    // The visitor may already point at an element when React starts, and then expects its tooltip.
    // Phones are excluded, because `:hover` stays on the last tapped element.
    focus(document.querySelector<HTMLElement>(`${TRIGGER}:focus-visible`) ?? undefined);
    if (matchMedia("(hover)").matches) {
      pointAt(document.querySelector<HTMLElement>(`${TRIGGER}:hover`) ?? undefined);
    }
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [close]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the tooltip
  useEffect(() => () => setTrigger(undefined), [pathname]);

  useEffect(() => {
    if (!trigger) return;
    skipDelayUntil.current = Number.POSITIVE_INFINITY;
    return () => {
      skipDelayUntil.current = performance.now() + SKIP_DELAY_MS;
    };
  }, [trigger]);

  return { trigger, visits, close };
}
