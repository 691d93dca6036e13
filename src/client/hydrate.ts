import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { earlierFailure, rememberFailure } from "./failed-page";
import { leavePlain, watchTakeover } from "./takeover";

/**
 * A component has thrown an error, or other software has changed nodes that React manages: React has
 * removed the page. Reloads the document, by the current URL. It stays plain HTML then, as the same error
 * would make it reload without end.
 */
const onUncaughtError = (error: unknown) => {
  console.warn("React has removed the page, so it is loaded again as plain HTML.", error);
  rememberFailure(error);
  location.reload();
};

/** Does nothing: Gatsby's router throws errors again that it has caught. */
const onCaughtError = () => {};

function hydrate(element: ReactElement, container: Element | null) {
  if (!container) return;
  watchTakeover(element, container);
  const failure = earlierFailure();
  if (failure) return leavePlain(`React has failed on it before: ${failure}`);
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
