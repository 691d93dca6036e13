/**
 * Closes the menu of small screens when the visitor leaves it: by a link, which may lead to the same
 * page, by Escape from anywhere, by a press beside it, or when the focus goes elsewhere, which the open
 * menu would cover (WCAG 2.4.11). It opens and closes by its button without any script.
 */
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
  // A press, as browsers on phones make no click of a tap beside all controls.
  for (const type of ["keydown", "pointerdown", "focusin", "click"])
    addEventListener(type, onEvent);
}
