/**
 * Returns the accessible name of an element. If an element contains two names and the style sheet
 * hides one of them, `innerText` contains only the visible name.
 */
const nameOf = (element: HTMLElement) =>
  element.getAttribute("aria-label") ?? element.innerText.trim();

/**
 * Returns the text of an element's tooltip: the value of `data-tooltip`, or the name of the element
 * if this value is empty.
 */
export const tooltipText = (element: HTMLElement): string =>
  element.dataset.tooltip || nameOf(element);

/**
 * Whether the tooltip's text differs from the element's name. If they were equal, screen readers
 * would read the same words twice.
 */
export const isDescription = (element: HTMLElement): boolean =>
  tooltipText(element) !== nameOf(element);
