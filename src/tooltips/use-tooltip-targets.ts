import { useEffect, useState } from "react";

export interface TooltipTarget {
  readonly id: number;
  readonly element: HTMLElement;
}

const WANTS_TOOLTIP = "[data-tooltip]";

let lastId = 0;

/** Known elements and this one; those that have left the document are forgotten. */
function add(known: readonly TooltipTarget[], element: HTMLElement): readonly TooltipTarget[] {
  if (known.some((target) => target.element === element)) return known;
  lastId += 1;
  return [...forget(known), { id: lastId, element }];
}

const forget = (known: readonly TooltipTarget[]) =>
  known.every(({ element }) => element.isConnected)
    ? known
    : known.filter(({ element }) => element.isConnected);

/**
 * Tooltips for any element with `data-tooltip`, wherever it was rendered: this finds those that were
 * pointed at or reached by keyboard on this page, and TooltipBridge.tsx makes them triggers.
 */
export function useTooltipTargets(pathname: string): readonly TooltipTarget[] {
  const [targets, setTargets] = useState<readonly TooltipTarget[]>([]);

  useEffect(() => {
    const meet = (node: EventTarget | null) => {
      const element = node instanceof Element && node.closest<HTMLElement>(WANTS_TOOLTIP);
      if (element) setTargets((known) => add(known, element));
    };
    // A finger that points has tapped already; there is no hovering to explain things to.
    const onPointerOver = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== "touch") meet(target);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) meet(target);
    };
    document.addEventListener("pointerover", onPointerOver);
    document.addEventListener("focusin", onFocusIn);
    // What brought React may have been the pointer or the focus on such an element. Phones leave
    // :hover where they were tapped.
    meet(document.querySelector(`${WANTS_TOOLTIP}:focus-visible`));
    if (matchMedia("(hover)").matches) meet(document.querySelector(`${WANTS_TOOLTIP}:hover`));
    return () => {
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => setTargets(forget), [pathname]);

  return targets;
}
