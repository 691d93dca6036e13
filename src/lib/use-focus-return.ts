import { type FocusEvent, useRef } from "react";

/**
 * Remembers the element that had the focus before the focus moved into an area, for example the
 * area of notifications. When the area closes, `restore` focuses this element. Otherwise keyboard
 * users would continue at the start of the page.
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
