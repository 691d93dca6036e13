/**
 * Stores the last click. copy-link.ts and measure.ts handle this click later, if they were not
 * loaded when the visitor clicked.
 */
export const lastClick: { event?: MouseEvent } = {};

const store = (click: MouseEvent) => {
  lastClick.event = click;
};

export const storeClicks = () => addEventListener("click", store, true);

/** The object of a click event would keep the nodes of a removed page in memory. */
export function dropClicks(): void {
  removeEventListener("click", store, true);
  lastClick.event = undefined;
}
