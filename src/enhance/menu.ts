/** The menu of the header, a `details` element, which opens and closes without scripts. */
const openMenu = () => document.querySelector<HTMLDetailsElement>("header details[open]");

function onKeyDown({ key }: KeyboardEvent): void {
  const menu = openMenu();
  if (!menu || key !== "Escape") return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** An open menu must not cover the focused element (WCAG 2.4.11). */
function onFocusIn({ target }: FocusEvent): void {
  const menu = openMenu();
  const element = target as Element;
  // After a press beside the links, browsers focus an element around the menu, if it is focusable.
  if (menu && !menu.contains(element) && !element.contains(menu)) menu.open = false;
}

/** A link can lead to a part of the same page. */
function onClick({ target }: MouseEvent): void {
  const menu = openMenu();
  if (menu?.contains((target as Element).closest("a"))) menu.open = false;
}

/** Closes the open menu when the visitor leaves it. */
export function initMenu(): void {
  addEventListener("keydown", onKeyDown);
  addEventListener("focusin", onFocusIn);
  addEventListener("click", onClick);
}
