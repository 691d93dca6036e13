/**
 * The accessible name of an element. Covers the elements of this site only: `innerText` leaves out
 * the one of two names that the style sheet hides.
 */
const nameOf = (element: HTMLElement) =>
  element.getAttribute("aria-label") ?? element.innerText.trim();

/** The text of an element's tooltip: the value of `data-tooltip`, or the element's name if that is empty. */
export const tooltipText = (element: HTMLElement): string =>
  element.dataset.tooltip || nameOf(element);

/**
 * Whether the tooltip describes the element, which means that its text differs from the name. A
 * screen reader would otherwise read the same words twice.
 */
export const isDescription = (element: HTMLElement): boolean =>
  tooltipText(element) !== nameOf(element);
