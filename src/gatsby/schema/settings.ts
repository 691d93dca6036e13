import { type Context, required } from "./node-model";

/** Returns the node of content/site.json. */
export const settings = async ({ nodeModel }: Context) =>
  required(await nodeModel.findOne({ type: "SiteSettings" }), "content/site.json");

/** Returns the URL of the site, which the environment variable SITE_URL can set. */
export async function siteUrlOf({ nodeModel }: Context): Promise<string> {
  const site = required(await nodeModel.findOne({ type: "Site" }), "Site");
  return (site.siteMetadata as { siteUrl: string }).siteUrl;
}
