import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readStorage, writeStorage } from "../lib/storage";
import { leavePlain, watchTakeover } from "./takeover";

const keyOf = (pathname: string) => `failed ${pathname}`;

/** The state of the history entry, which survives a reload. `failed` says why hydration failed. */
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

/** React removes the page after an uncaught error. A reload without hydration restores the page. */
const onUncaughtError = (error: unknown) => {
  console.warn(
    "React has removed the page after an error. The page is loaded again as plain HTML.",
    error,
  );
  rememberFailure(error);
  location.reload();
};

/** Gatsby's router throws each caught error again, so only `onUncaughtError` handles errors. */
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

/** Hydrates in a transition, so that the browser can handle input while React hydrates. */
export const replaceHydrateFunction = (() =>
  process.env.NODE_ENV === "production"
    ? hydrate
    : undefined) as unknown as GatsbyBrowser["replaceHydrateFunction"];
