/** The menu of the header, a `details` element, which opens and closes without scripts. */
const openMenu = () => document.querySelector<HTMLDetailsElement>("header details[open]");

/**
 * The menu closes in the next frame. If it closed while the pointer goes down on it, the pressed
 * element would be in `::details-content` with `content-visibility: hidden`, and Chromium 156 crashes.
 */
function close(menu: HTMLDetailsElement): void {
  requestAnimationFrame(() => {
    menu.open = false;
  });
}

function onKeyDown({ key }: KeyboardEvent): void {
  const menu = openMenu();
  if (!menu || key !== "Escape") return;
  close(menu);
  menu.querySelector("summary")?.focus();
}

/** An open menu must not cover the focused element (WCAG 2.4.11). */
function onFocusIn({ target }: FocusEvent): void {
  const menu = openMenu();
  const element = target as Element;
  // After a press beside the links, browsers focus an element around the menu, if it is focusable.
  if (menu && !menu.contains(element) && !element.contains(menu)) close(menu);
}

/** Mobile browsers fire no click for a tap outside of links and buttons. */
function onPointerDown({ target }: PointerEvent): void {
  const menu = openMenu();
  if (menu && !menu.contains(target as Element)) close(menu);
}

function onClick({ target }: MouseEvent): void {
  const menu = openMenu();
  if (menu?.contains((target as Element).closest("a"))) close(menu);
}

/** Wide windows have no menu. */
function onResize(): void {
  const menu = openMenu();
  if (menu?.getClientRects().length === 0) close(menu);
}

/** The page does not scroll behind the open menu: styles/base.css. */
function onToggle(): void {
  document.documentElement.toggleAttribute("data-menu-open", openMenu() !== null);
}

/** Closes the open menu when the visitor leaves it. */
export function initMenu(): void {
  addEventListener("keydown", onKeyDown);
  addEventListener("focusin", onFocusIn);
  addEventListener("pointerdown", onPointerDown);
  addEventListener("click", onClick);
  addEventListener("resize", onResize);
  // `toggle` events do not bubble, so the listener is in the capture phase.
  addEventListener("toggle", onToggle, true);
}
