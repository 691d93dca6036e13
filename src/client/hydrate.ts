import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readStorage, writeStorage } from "../lib/storage";
import { leavePlain, watchTakeover } from "./takeover";

const keyOf = (pathname: string) => `failed ${pathname}`;

/**
 * Browsers keep `history.state` on reload. `failed` is why hydration failed, without web storage.
 */
interface HistoryState {
  failed?: string;
}

export function rememberFailure(error: unknown): void {
  const reason = String(error);
  if (!writeStorage("sessionStorage", keyOf(location.pathname), reason))
    history.replaceState({ ...history.state, failed: reason }, "");
}

export const earlierFailure = (): string | undefined =>
  readStorage("sessionStorage", keyOf(location.pathname)) ??
  (history.state as HistoryState | null)?.failed;

/**
 * React removes the page after an uncaught error. The reloaded page stays plain HTML; otherwise the
 * error could repeat without end.
 */
const onUncaughtError = (error: unknown) => {
  console.warn(
    "React has removed the page after an error. The page is loaded again as plain HTML.",
    error,
  );
  rememberFailure(error);
  location.reload();
};

/** Gatsby's router throws each caught error again, so `onUncaughtError` handles the error. */
const onCaughtError = () => {};

function hydrate(element: ReactElement, container: Element | null) {
  if (!container) return;
  watchTakeover(element, container);
  const failure = earlierFailure();
  if (failure) return leavePlain(`React has failed on this page before: ${failure}`);
  startTransition(() => {
    hydrateRoot(container, element, { onCaughtError, onUncaughtError });
  });
}

/**
 * Hydrates in a transition, so that the browser can handle input in between; Gatsby would hydrate
 * in one long task. Under `develop`, the HTML is empty.
 */
export const replaceHydrateFunction = (() =>
  process.env.NODE_ENV === "production"
    ? hydrate
    : undefined) as unknown as GatsbyBrowser["replaceHydrateFunction"];
