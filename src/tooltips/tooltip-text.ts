/**
 * What a screen reader calls an element, as far as the elements of this site go: of two names only
 * the one that the style sheet shows.
 */
const nameOf = (element: HTMLElement) =>
  element.getAttribute("aria-label") ?? element.innerText.trim();

/** The text of an element's tooltip: what `data-tooltip` says, its name where that is empty. */
export const tooltipText = (element: HTMLElement): string =>
  element.dataset.tooltip || nameOf(element);

/**
 * Whether the tooltip says more than the name. Only then it describes the element: a description
 * that repeats the name would be read out after it, and everything be heard twice.
 */
export const saysMore = (element: HTMLElement): boolean => tooltipText(element) !== nameOf(element);
