import { type FocusEvent, useRef } from "react";

/**
 * When a part of the page such as a menu closes, the focus returns to the element that had the
 * focus before this part opened.
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
