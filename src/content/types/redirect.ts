import { z } from "zod";
import { type ContentType, field, group, listFile } from "./define";
import { oldPath, sitePath } from "./fields";

const redirect = group("Redirect", "An old address that leads to a page of this site.", {
  from: field(
    "Old path, without host and query; letters other than Latin ones may be encoded or not",
    oldPath,
    "/2019/10/old-post",
  ),
  to: field("Path of the page to which the old address leads", sitePath, "/services"),
});

/** The only content file that may be missing or empty. */
export const redirects = {
  ...listFile("redirects.json", redirect),
  schema: z.array(redirect, "is not a list. Fix: wrap the entries in [ and ]"),
} satisfies ContentType;
