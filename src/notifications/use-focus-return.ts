import { type FocusEvent, useRef } from "react";

/** When a notification closes, the focus returns to the element that had it before. */
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
