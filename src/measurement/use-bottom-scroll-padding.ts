import { type RefObject, useEffect } from "react";

/**
 * Sets a scroll padding, so that a sticky element at the bottom covers no focused element.
 * https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
export function useBottomScrollPadding(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(element).position === "sticky";
      style.scrollPaddingBottom = covers ? `${element.offsetHeight + 16}px` : "";
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [ref]);
}
