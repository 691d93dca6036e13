import { type FocusEvent, useRef } from "react";

/**
 * Remembers where the focus came from when it entered an element, to give it back when what had it
 * is gone: a keyboard user must not start over at the end of the page.
 */
export function useFocusReturn() {
  const ref = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!ref.current?.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const giveBack = () => {
    if (!ref.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
  return { ref, onFocus, giveBack };
}
