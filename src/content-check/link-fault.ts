import { postPath } from "../routes";
import { nearest } from "./nearest";
import { type Fault, onOneLine } from "./problem";
import type { SiteMap, SitePage } from "./site-map";

/** Anchors and queries are no part of an address; later pages of lists exist while there are posts. */
const pageOf = (path: string) => path.replace(/[?#].*$/, "").replace(/\/page\/\d+$/, "");

/** Browsers look for the anchor as it is in the address, and decoded. */
function anchorOf(path: string): string {
  const anchor = path.replace(/^[^#]*#?/, "");
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Why a link inside the site leads nowhere.
 * @param own address of the page that the link is on
 * @param at when visitors come upon the link, in milliseconds since 1970
 */
export function linkFault(
  path: string,
  own: string,
  at: number,
  { pages, moved }: SiteMap,
): Fault | undefined {
  const address = pageOf(path) || own;
  const page = pages.get(address);
  const to = moved.get(address);
  if (to && !page) return { message: `${path} is a former address`, fix: `write ${to}` };
  // A file that is copied as it is, like /robots.txt.
  if (/\.\w+$/.test(address)) return undefined;
  if (!page || page.from === Number.POSITIVE_INFINITY) {
    const known = [...pages].filter(([, { from }]) => from <= at).map(([name]) => name);
    const meant = nearest(address, known);
    const fix = meant ? `write ${meant}` : "link to a page or a published post of this site";
    return { message: `${path} is no page of this site`, fix };
  }
  if (page.from > at) {
    const date = new Date(page.from).toISOString();
    const message = `${path} leads to a post that nobody can see before ${date}`;
    return { message, fix: "remove the link until then, or bring one of the two dates forward" };
  }
  return partFault(path, page, address, own);
}

function partFault(path: string, page: SitePage, address: string, own: string): Fault | undefined {
  const anchor = anchorOf(path);
  const { anchors } = page;
  if (anchor === "" || !anchors || anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  const listed = anchors.slice(0, 12).map((id) => `#${id}`);
  const fix = meant ? `write #${meant}` : `write one of ${listed.join(", ")}`;
  const isPost = address.startsWith(postPath(""));
  const where = isPost && address === own ? "in this post" : `on ${address}`;
  const what = isPost ? "heading" : "part";
  return { message: `there is no ${what} ${onOneLine(`#${anchor}`)} ${where}`, fix };
}
