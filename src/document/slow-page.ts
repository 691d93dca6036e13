/** How long a visitor waits for a page's data before its document is asked for, after Gatsby's own second. */
const PATIENCE_MS = 3_000;

/** Gatsby's own events; it leaves their source on `window`. */
export interface Emitter {
  on(event: "onDelayedLoadPageResources", handler: (target: { pathname: string }) => void): void;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Gatsby waits for a page's data without end; from here on, its link leads there all the same. */
export function watchSlowPages(emitter: Emitter): void {
  emitter.on("onDelayedLoadPageResources", ({ pathname }) => {
    clearTimeout(timer);
    timer = setTimeout(() => location.assign(pathname), PATIENCE_MS);
  });
}

/** The visitor has arrived somewhere. */
export function stopWaiting(): void {
  clearTimeout(timer);
}
