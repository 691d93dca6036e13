import type { GatsbySSR, PluginOptions, RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import { sharedSheetFirst, withoutClient } from "./build/guard";
import { checkNames, type IslandsOptions } from "./build/options";

/** The URL of the boot script, from webpack-config.ts. Under `gatsby develop`, it is empty. */
declare const BOOT_SCRIPT: string;

/** Gatsby passes the HTML of the page, but its types do not say so. */
type Args = RenderBodyArgs & { bodyHtml: string };

export const onRenderBody = ({ setHeadComponents, bodyHtml }: Args, options: PluginOptions) => {
  if (!BOOT_SCRIPT) return;
  checkNames(bodyHtml, options as IslandsOptions);
  setHeadComponents([createElement("script", { key: "boot", src: BOOT_SCRIPT, defer: true })]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  if (!BOOT_SCRIPT) return;
  const head = (args.getHeadComponents() as unknown[]).flat(2);
  args.replaceHeadComponents(sharedSheetFirst(head) as never);
  args.replacePostBodyComponents(withoutClient(args.getPostBodyComponents()));
};
