/**
 * Selects elements that usually contain text. The attribute `data-read` marks further elements that
 * contain much text.
 */
export const TEXT_SELECTOR =
  "main :is(h1,h2,h3,p,a,li,dt,dd,nav,table,summary,form,figure,[data-read]),header:not(main *),footer *";

/** A rectangle in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, "left" | "top" | "right" | "bottom">;

export interface TextBoxes {
  /** Boxes of texts that scroll with the page, in document coordinates */
  scrolling: readonly Box[];
  /** Boxes of texts that do not move while the page scrolls, in viewport coordinates */
  fixed: readonly Box[];
}

/** CSS pixels by which `.rises` in styles/utilities.css moves elements into view. */
const RISE = 24;

export function documentBox(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top: top + scrollY, right, bottom: bottom + scrollY };
}

/** Reading the layout is slow, so call the function only after the layout has changed. */
export function measureTexts(): TextBoxes {
  const scrolling: Box[] = [];
  const fixed: Box[] = [];
  for (const element of document.querySelectorAll(TEXT_SELECTOR)) {
    const { left, top, right, bottom } = documentBox(element);
    // Skips elements that are hidden, or visible to screen readers only.
    if (right - left <= 1) continue;
    const rise = element.closest(".rises") ? RISE : 0;
    if (getComputedStyle(element).position === "fixed") {
      fixed.push({ left, top: top - scrollY, right, bottom: bottom - scrollY });
    } else scrolling.push({ left, top: top - rise, right, bottom: bottom + rise });
  }
  return { scrolling, fixed };
}

/**
 * Returns, for each text, the box of the whole area that the text passes over while the page
 * scrolls between two positions.
 */
export function boxesInViewport(
  { scrolling, fixed }: TextBoxes,
  firstScroll: number,
  lastScroll: number,
  height: number,
  margin: number,
): Box[] {
  const boxes = [...fixed];
  for (const { left, top, right, bottom } of scrolling) {
    if (bottom - firstScroll < -margin || top - lastScroll > height + margin) continue;
    boxes.push({ left, top: top - lastScroll, right, bottom: bottom - firstScroll });
  }
  return boxes;
}
