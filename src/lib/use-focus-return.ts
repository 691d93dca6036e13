import { type FocusEvent, useRef } from "react";

/**
 * Stores which element had the focus before the focus entered the element in `ref`, and returns the
 * focus to that element when the focused element is removed. Otherwise keyboard users would
 * continue at the start of the page.
 */
export function useFocusReturn() {
  const ref = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!ref.current?.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const restore = () => {
    if (!ref.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
  return { ref, onFocus, restore };
}
