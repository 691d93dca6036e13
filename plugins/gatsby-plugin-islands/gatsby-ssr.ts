import type { GatsbySSR } from "gatsby";
import { createElement } from "react";
import { withoutClient } from "./build/guard";

/** The URL of the boot script, from webpack-config.ts. Under `gatsby develop`, it is empty. */
declare const BOOT_SCRIPT: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  if (!BOOT_SCRIPT) return;
  setHeadComponents([createElement("script", { key: "boot", src: BOOT_SCRIPT, defer: true })]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  if (BOOT_SCRIPT) args.replacePostBodyComponents(withoutClient(args.getPostBodyComponents()));
};
