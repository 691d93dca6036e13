import { BLOG, categoryPath, HOME, postPath } from "../../routes";
import { textsIn } from "../define";
import { type LinkTargets, type SitePage, timeOf } from "../link-targets";
import { nearest } from "../nearest";
import { type Fault, onOneLine, type Path, type Problem, problem } from "../problem";
import { type JsonSources, type PostSource, problemIn } from "../read/source";
import { jsonFiles } from "../types";

/** Reports links to missing ids, to missing pages, and to pages that are published later. */
export function checkLinks(
  posts: readonly PostSource[],
  lists: JsonSources,
  map: LinkTargets,
  now: number,
): Problem[] {
  const inPosts = posts.flatMap(({ source, links, folder }) => {
    const publishedAt = Math.max(timeOf(source), now);
    // Links in a draft are not checked until the draft is published.
    if (publishedAt === Number.POSITIVE_INFINITY) return [];
    return links.flatMap((link) => {
      const fault = linkFault(link.path, postPath(folder.name), publishedAt, map);
      return fault ? [problem(source.file, link, "body", fault.message, fault.fix)] : [];
    });
  });
  const inLists = [...lists].flatMap(([file, source]) =>
    textsIn(jsonFiles[file].schema, source.data).flatMap(({ path, text, meta }) => {
      if (!meta.isLink) return [];
      const fault =
        text.startsWith("#") && !isOnHomePage(path)
          ? {
              message: "is an id without a path, which links outside of the home page need",
              fix: `write the path before the id, as in /${text}`,
            }
          : linkFault(text, HOME, now, map);
      return fault ? [problemIn(source, path, fault.message, fault.fix)] : [];
    }),
  );
  return [...inPosts, ...inLists];
}

const isCategory = (path: string) => path.startsWith(categoryPath(""));

/** Returns the path without query and hash and, for a list of posts, the path of its first page. */
function pageOf(path: string): string {
  const page = path.replace(/[?#].*$/, "");
  const list = page.replace(/\/page\/(?!0|1$)\d+$/, "");
  return list === BLOG || isCategory(list) ? list : page;
}

/** Only the home page shows these fields, so an id without a path is an id of the home page. */
const isOnHomePage = (path: Path) =>
  ["hero", "home"].includes(String(path[0])) || path[1] === "teaser";

function anchorOf(path: string): string {
  const anchor = path.replace(/^[^#]*#?/, "");
  try {
    return decodeURIComponent(anchor).normalize("NFC");
  } catch {
    return anchor;
  }
}

function linkFault(
  path: string,
  pagePath: string,
  publishedAt: number,
  { pages, moved }: LinkTargets,
): Fault | undefined {
  const address = pageOf(path) || pagePath;
  const page = pages.get(address);
  const to = moved.get(address);
  if (to && !page) return { message: `${path} is an alias`, fix: `write ${to}` };
  // Links to static files, such as /robots.txt, are not checked.
  if (/\.\w+$/.test(address)) return undefined;
  if (!page || page.from === Number.POSITIVE_INFINITY) {
    const known = [...pages].filter(([, { from }]) => from <= publishedAt).map(([name]) => name);
    // If no category is known, the content check has already reported a fault in categories.json,
    // and cannot check the links to categories.
    if (isCategory(address) && !known.some(isCategory)) return undefined;
    const meant = nearest(address, known);
    const fix = meant ? `write ${meant}` : "link to a page or a published post of this site";
    return { message: `${path} is not a page of this site`, fix };
  }
  if (page.from > publishedAt) {
    const date = new Date(page.from).toISOString();
    const message = `${path} leads to a post that is not published before ${date}`;
    return {
      message,
      fix: "remove the link until the linked post is published, or let the linked post be published before this post",
    };
  }
  return anchorFault(path, page, address, pagePath);
}

function anchorFault(
  path: string,
  page: SitePage,
  address: string,
  pagePath: string,
): Fault | undefined {
  const anchor = anchorOf(path);
  const { anchors } = page;
  if (anchor === "" || !anchors || anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  const listed = anchors.slice(0, 12).map((id) => `#${id}`);
  const fix = meant ? `write #${meant}` : `write one of ${listed.join(", ")}`;
  const isPost = address.startsWith(postPath(""));
  const where = isPost && address === pagePath ? "in this post" : `on ${address}`;
  const what = isPost ? "heading" : "section";
  return { message: `there is no ${what} ${onOneLine(`#${anchor}`)} ${where}`, fix };
}

const ALLOWED = "write https://..., mailto:..., tel:..., a path such as /services, or #heading";

/** Browsers ignore or replace these characters, which could hide the target of a link. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const OBSCURE = /[\u0000-\u0020\u007f-\u00a0\\]/;

/** Allows only known kinds of URLs, because `javascript:` can be spelled in too many ways. */
export function addressFault(address: string): Fault | undefined {
  const refuse = (message: string) => ({ message, fix: ALLOWED });
  if (address === "") return refuse("is a link without an address");
  if (OBSCURE.test(address)) {
    return refuse("is a link with a space, a backslash or a control character in its address");
  }
  if (address.startsWith("#")) return undefined;
  if (address.startsWith("/")) return pathFault(address);
  if (/^https?:/i.test(address)) return hostFault(address);
  if (/^mailto:[^@?]+@[^@?]+/i.test(address) || /^tel:\+?[\d().-]+$/i.test(address)) return;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0];
  return scheme
    ? refuse(`is a forbidden or incomplete link that starts with ${scheme}`)
    : refuse("is a link that is neither a path of this site nor a complete URL");
}

function pathFault(address: string): Fault | undefined {
  if (address.startsWith("//")) {
    return {
      message: "begins with //, so it is a link to another host",
      fix: "write https: before the //",
    };
  }
  const [path = ""] = address.split(/[?#]/);
  if (path !== "/" && path.endsWith("/")) {
    return {
      message: "is a link that ends with a slash",
      fix: `write ${path.replace(/\/+$/, "")}`,
    };
  }
  // A path that browsers would change, such as /a/../b, is probably a mistake.
  const tidy = parseUrl(address, "https://site.invalid")?.pathname;
  return path.includes("//") || tidy !== path
    ? {
        message: "is a path that contains //, /./, /../ or a character that browsers encode",
        fix: "write a path such as /services or /blog/a-post",
      }
    : undefined;
}

function hostFault(address: string): Fault | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:\/\/[^/]/i.test(address)) {
    return { message: "is a link to an incomplete URL", fix: "write https:// and the host" };
  }
  return url.username || url.password
    ? {
        message: "is a link with a user name before the host (@)",
        fix: "remove the user name and the @",
      }
    : undefined;
}

/** Returns undefined for an invalid URL. Node.js 20 has no `URL.parse`. */
const parseUrl = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
