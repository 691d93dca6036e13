import { z } from "zod";
import { type ContentType, field, group, listFile } from "./define";
import { sitePath } from "./fields";

/** `*` and `:name` would match many paths on Netlify and Cloudflare Pages. */
const OLD_PATH = /^\/(?![/\\])(?!(?:.*\/)?\.{1,2}(?:\/|$))[^\s?#*:\\]*$/;

const redirect = group("Redirect", "An old address that leads to a page of this site.", {
  from: field(
    "Old path, without host and query; letters other than Latin ones may be encoded or not",
    "/2019/10/old-post",
    z
      .string()
      .regex(
        OLD_PATH,
        "is not a path. Fix: write the part of the old address after the host and before ? and #, as in /2019/10/old-post",
      )
      .max(200),
  ),
  to: field("Path of the page to which the old address leads", "/services", sitePath),
});

/** The only content file that may be missing or empty. */
export const redirects = {
  ...listFile("redirects.json", redirect),
  schema: z.array(redirect, "is not a list. Fix: wrap the entries in [ and ]"),
} satisfies ContentType;
