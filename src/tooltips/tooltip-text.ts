/**
 * Returns the accessible name of an element. If an element contains two names, of which the style
 * sheet hides one, `innerText` contains only the visible name.
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
 * Whether the text of an element's tooltip is a description of the element, because the text
 * differs from the element's name. If text and name are equal, a screen reader would read the same
 * words twice.
 */
export const isDescription = (element: HTMLElement): boolean =>
  tooltipText(element) !== nameOf(element);
