import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readStorage, writeStorage } from "../lib/storage";
import { leavePlain, watchTakeover } from "./takeover";

const keyOf = (pathname: string) => `failed ${pathname}`;

/**
 * A part of `history.state`, which browsers keep on reload. The state stores the failure if the
 * browser forbids web storage.
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
 * Reloads the document, because React has removed the page after an error: a component has thrown,
 * or other software has changed nodes that React manages. The reloaded page stays plain HTML,
 * because the same error would reload it again and again.
 */
const onUncaughtError = (error: unknown) => {
  console.warn(
    "React has removed the page after an error. The page is loaded again as plain HTML.",
    error,
  );
  rememberFailure(error);
  location.reload();
};

/**
 * Does nothing. Gatsby's router throws each caught error again, and React then calls
 * `onUncaughtError`.
 */
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
 * Hydrates the page in a transition: React yields to the browser every few milliseconds, so that input
 * is handled in between. Gatsby itself hydrates in one long task. Under `develop` there is no HTML to
 * hydrate, so Gatsby's default applies.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#replaceHydrateFunction
 */
export const replaceHydrateFunction = (() =>
  process.env.NODE_ENV === "production"
    ? hydrate
    : undefined) as unknown as GatsbyBrowser["replaceHydrateFunction"];
