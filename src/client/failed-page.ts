import { readStorage, writeStorage } from "../lib/storage";

const keyOf = (pathname: string) => `failed ${pathname}`;

/**
 * The state of the history entry, which is kept on reload. It stores the error if the browser forbids
 * storage.
 */
interface HistoryState {
  failed?: string;
}

/** Remembers that React has failed on the current page, for this tab. */
export function rememberFailure(error: unknown): void {
  const reason = String(error);
  if (!writeStorage("sessionStorage", keyOf(location.pathname), reason))
    history.replaceState({ ...history.state, failed: reason }, "");
}

/** The error with which React has failed on the current page before, in this tab. */
export const earlierFailure = (): string | undefined =>
  readStorage("sessionStorage", keyOf(location.pathname)) ??
  (history.state as HistoryState | null)?.failed;
