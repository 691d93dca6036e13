import { readStorage, writeStorage } from "../lib/storage";

const keyOf = (pathname: string) => `failed ${pathname}`;

/**
 * The state of the history entry, which browsers keep on reload. If the browser forbids web storage, this
 * state stores the error with which React has failed.
 */
interface HistoryState {
  failed?: string;
}

/** Stores, for this tab, that React has failed on the current page. */
export function rememberFailure(error: unknown): void {
  const reason = String(error);
  if (!writeStorage("sessionStorage", keyOf(location.pathname), reason))
    history.replaceState({ ...history.state, failed: reason }, "");
}

/** Returns the error with which React has failed on the current page before, in this tab. */
export const earlierFailure = (): string | undefined =>
  readStorage("sessionStorage", keyOf(location.pathname)) ??
  (history.state as HistoryState | null)?.failed;
