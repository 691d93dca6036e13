/**
 * The last click on the page that the visitor has opened. Scripts that handle clicks may still be
 * loading then, and handle it later: src/sharing/copy-link.ts, src/measurement/measure.ts.
 */
export const lastClick: { event?: MouseEvent } = {};

const store = (click: MouseEvent) => {
  lastClick.event = click;
};

/** Starts to store clicks; called by the boot module. */
export const storeClicks = () => addEventListener("click", store, true);

/** Stops to store clicks and drops the last one, so that nodes of a page that is gone can be freed. */
export function dropClicks(): void {
  removeEventListener("click", store, true);
  lastClick.event = undefined;
}
