import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { earlierFailure, rememberFailure } from "./failed-page";
import { leavePlain, watchTakeover } from "./takeover";

/**
 * Reloads the document at the current URL, because React has removed the page after an error: a
 * component has thrown, or other software has changed nodes that React manages. The reloaded page
 * stays plain HTML, because otherwise the same error would make the page reload again and again.
 */
const onUncaughtError = (error: unknown) => {
  console.warn(
    "React has removed the page after an error. The page is loaded again as plain HTML.",
    error,
  );
  rememberFailure(error);
  location.reload();
};

/** Does nothing, because Gatsby's router throws every caught error again, which calls `onUncaughtError`. */
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
