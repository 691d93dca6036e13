import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchTakeover } from "./takeover";

/**
 * What React has taken over was changed by others, so that it can no longer go on: React has emptied
 * the page, and the browser loads what is to be shown, under the address that is there already.
 */
const onUncaughtError = (error: unknown) => {
  console.warn("React could not go on, so the page is loaded anew.", error);
  location.reload();
};

/** Gatsby's router throws on what it catches. */
const onCaughtError = () => {};

function hydrate(element: ReactElement, container: Element | null) {
  if (!container) return;
  watchTakeover(element, container);
  startTransition(() => {
    hydrateRoot(container, element, { onCaughtError, onUncaughtError });
  });
}

/**
 * Lets React take over the page in short pieces: as a transition, it gives way to the visitor every
 * few milliseconds, and to what they do in the meantime. Gatsby itself does it in one long task.
 * Under `develop` there is no page to take over, and Gatsby goes its own way.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#replaceHydrateFunction
 */
export const replaceHydrateFunction = (() =>
  process.env.NODE_ENV === "production"
    ? hydrate
    : undefined) as unknown as GatsbyBrowser["replaceHydrateFunction"];
