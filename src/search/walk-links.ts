import type { KeyboardEvent } from "react";

/**
 * Lets the arrow keys go from a field to the results under it, from one to the next, and back:
 * for `onKeyDown` of what holds both. Tab does the same, with all that is between.
 *
 * @param stops selector of what the keys stop at
 */
export const walkLinks = (stops: string) => (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const at = all.indexOf(event.target as HTMLElement);
  const next = all[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};
