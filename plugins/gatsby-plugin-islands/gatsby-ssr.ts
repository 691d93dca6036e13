import type { GatsbySSR } from "gatsby";
import { createElement } from "react";
import { withoutClient } from "./build/guard";

/** The URL of the boot script, from webpack-config.ts. Under `gatsby develop`, it is empty. */
declare const BOOT_SCRIPT: string;

/** The paths of all style sheets, from webpack-config.ts. */
declare const STYLES: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  if (!BOOT_SCRIPT) return;
  // Pages contain styles, but Gatsby renders them again only if the code of this function changes.
  const key = `boot of ${STYLES}`;
  setHeadComponents([createElement("script", { key, src: BOOT_SCRIPT, defer: true })]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  if (BOOT_SCRIPT) args.replacePostBodyComponents(withoutClient(args.getPostBodyComponents()));
};
