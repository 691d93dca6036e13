/** An open menu must not cover the focused element (WCAG 2.4.11). */
export function closeMenuWhenLeft(): void {
  const onEvent = ({ type, target, key }: Event & { key?: string }) => {
    const menu = document.querySelector<HTMLDetailsElement>("header details[open]");
    if (!menu) return;
    const escapes = key === "Escape";
    const leaves =
      type === "keydown"
        ? escapes
        : !menu.contains(target as Node) || (type === "click" && (target as Element).closest("a"));
    if (!leaves) return;
    menu.open = false;
    if (escapes) menu.querySelector("summary")?.focus();
  };
  // Mobile browsers fire no click for a tap outside of links and buttons.
  for (const type of ["keydown", "pointerdown", "focusin", "click"])
    addEventListener(type, onEvent);
}
