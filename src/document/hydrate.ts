import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

const hydrate = (element: ReactElement, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, element);
  });

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
