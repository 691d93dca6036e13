import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchTakeover } from "./takeover";

/**
 * An extension or the browser has changed nodes that React manages, so that an update failed: React has
 * removed the page. Reloads the document, by the current URL.
 */
const onUncaughtError = (error: unknown) => {
  console.warn("React could not go on, so the page is loaded anew.", error);
  location.reload();
};

/** Nothing to do: Gatsby's router throws errors again that it has caught. */
const onCaughtError = () => {};

function hydrate(element: ReactElement, container: Element | null) {
  if (!container) return;
  watchTakeover(element, container);
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
