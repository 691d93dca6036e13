import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds for which the pointer rests on an element before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** For this time after a tooltip has closed, the next tooltip opens without a delay. */
const SKIP_DELAY_MS = 300;

const TRIGGER = "[data-tooltip]";

const triggerOf = (node: EventTarget | null) =>
  (node instanceof Element && node.closest<HTMLElement>(TRIGGER)) || undefined;

/**
 * If the style sheet hides one of two names in the element, `innerText` contains only the visible
 * name.
 */
const nameOf = (element: HTMLElement) =>
  element.getAttribute("aria-label") ?? element.innerText.trim();

export const tooltipText = (element: HTMLElement): string =>
  element.dataset.tooltip || nameOf(element);

/**
 * If the tooltip had the same text as the element's accessible name, screen readers would read the
 * text twice.
 */
export const isDescription = (element: HTMLElement): boolean =>
  tooltipText(element) !== nameOf(element);

/**
 * Finds the element whose tooltip is open: an element with `data-tooltip` that the visitor has
 * pointed at for long enough, or has focused by keyboard.
 * @param pathname the path of the page; navigation closes the tooltip
 */
export function useTooltip(pathname: string) {
  const [trigger, setTrigger] = useState<HTMLElement>();
  /** Number of times that the visitor has pointed at an element or focused an element. */
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
      // A click also focuses the element, but opens no tooltip: after a click, the element does not
      // match `:focus-visible`.
      if (!element?.matches(":focus-visible")) return;
      setVisits((count) => count + 1);
      setTrigger(element);
      // If the browser scrolls to the focused element, scrolling closes the tooltip. The tooltip is
      // opened again when scrolling ends.
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
      // A touch cannot rest on an element without tapping it, so a touch opens no tooltip.
      if (pointerType !== "touch") pointAt(triggerOf(target));
    };
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener("pointerout", (e) => pointAt(triggerOf(e.relatedTarget)), { signal });
    document.addEventListener("focusin", (event) => focus(triggerOf(event.target)), { signal });
    for (const type of ["focusout", "pointerdown", "click"]) {
      document.addEventListener(type, closeTooltip, { signal });
    }
    // The visitor may have pointed at an element, or focused it, before React was loaded. Phones keep
    // `:hover` on the element that was tapped last.
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
