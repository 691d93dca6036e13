/** Read by styles/base.css. */
function onClick(): void {
  document.documentElement.toggleAttribute("data-smooth", true);
}

/**
 * Links within a page scroll smoothly. Before the first click, scrolling is not smooth, so that a
 * page whose URL has a hash begins at the element of the hash.
 */
export function initSmoothLinks(): void {
  addEventListener("click", onClick);
}
