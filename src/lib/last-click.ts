/**
 * Stores the last click, because copy-link.ts and measure.ts may load only after the click to which
 * they react.
 */
export const lastClick: { event?: MouseEvent } = {};

const store = (click: MouseEvent) => {
  lastClick.event = click;
};

export const storeClicks = () => addEventListener("click", store, true);

/** A stored click would keep nodes of a removed page in memory. */
export function dropClicks(): void {
  removeEventListener("click", store, true);
  lastClick.event = undefined;
}
