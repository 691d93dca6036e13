import { decoded, decodedCodes, withoutSlash } from "../../lib/addresses";
import { categoryPath, HOME, postPath } from "../../routes";
import { type Fault, onOneLine, type Path, type Problem, problem, quote } from "../problem";
import { type JsonSources, problemIn } from "../read/source";
import { jsonFiles, publicationTime } from "../types";
import { textsIn } from "../types/define";
import { nearest } from "../values";
import type { CheckedPost } from "./body";
import { parseUrl } from "./url";

export interface SitePage {
  /** Ids of the elements on the page; undefined if the page could not be parsed */
  anchors?: readonly string[];
  /** Publication time in milliseconds since 1970; `Infinity` for a draft */
  from: number;
}

export interface LinkTargets {
  pages: ReadonlyMap<string, SitePage>;
  /** New paths of aliases and redirects, by their old path */
  moved: ReadonlyMap<string, string>;
  /** Paths of the files in `static`, and of files that the build writes */
  files: readonly string[];
  /** The hosts in site.json and SITE_URL, without www */
  hosts: readonly string[];
}

/**
 * Reports links to missing ids, pages and files, and to pages that are published later. Warns of
 * addresses of this computer, and of addresses of this site that contain its host.
 */
export function checkLinks(
  posts: readonly CheckedPost[],
  lists: JsonSources,
  targets: LinkTargets,
  now: number,
): { problems: Problem[]; warnings: Problem[] } {
  const found = { problems: [] as Problem[], warnings: [] as Problem[] };
  for (const { source, links, folder } of posts) {
    const publishedAt = Math.max(publicationTime(source.data), now);
    // Links in a draft are not checked until the draft is published.
    if (publishedAt === Number.POSITIVE_INFINITY) continue;
    for (const link of links) {
      const report = (fault: Fault) => problem(source.file, link, "body", fault);
      const path = /^[/#]/.test(link.path) ? link.path : pathOnSite(link.path, targets.hosts);
      const fault = path && targetFault(path, postPath(folder.name), publishedAt, targets);
      const doubt = hostDoubt(link.path, path);
      if (fault) found.problems.push(report(fault));
      else if (doubt) found.warnings.push(report(doubt));
    }
  }
  for (const [file, source] of lists) {
    for (const { path, text, meta } of textsIn(jsonFiles[file].schema, source.data)) {
      const fault = meta.isLink && fieldFault(path, text, now, targets);
      if (fault) found.problems.push(problemIn(source, path, fault));
    }
  }
  return found;
}

function fieldFault(path: Path, text: string, now: number, targets: LinkTargets) {
  if (text.startsWith("https:")) return undefined;
  if (decoded(text) !== decodedCodes(text)) {
    const message = "has an encoded letter in another form of Unicode than ids and names of files";
    return { message, fix: `write ${encodeURI(decoded(text))}` };
  }
  if (!text.startsWith("#") || isOnHomePage(path)) return targetFault(text, HOME, now, targets);
  return {
    message: "is an id without a path, which links outside of the home page need",
    fix: `write the path before the id, as in /${text}`,
  };
}

/** Only the home page shows these fields, so an id without a path is an id of the home page. */
const isOnHomePage = (path: Path) => path[0] === "hero" || path[1] === "teaser";

export const bareHost = ({ host }: URL): string => host.replace(/^www\./, "");

/** Returns the path of an address that contains the host of this site. */
function pathOnSite(address: string, hosts: readonly string[]): string | undefined {
  const url = /^https?:/i.test(address) ? parseUrl(address) : undefined;
  if (!url || !hosts.includes(bareHost(url))) return undefined;
  return `${withoutSlash(url.pathname)}${url.search}${url.hash}`;
}

function hostDoubt(address: string, path: string | undefined): Fault | undefined {
  if (path && path !== address) {
    const message = `${quote(address)} contains the host of this site`;
    return { message, fix: `write ${path}, which also works in previews` };
  }
  const host = /^https?:/i.test(address) ? (parseUrl(address)?.hostname ?? "") : "";
  if (!/^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$|\.(local|localhost|test)$/.test(host)) return;
  const message = `${quote(address)} is an address that only your own computer can open`;
  return { message, fix: "write the public address" };
}

const isCategory = (path: string) => path.startsWith(categoryPath(""));

function targetFault(
  path: string,
  pagePath: string,
  publishedAt: number,
  targets: LinkTargets,
): Fault | undefined {
  const [, start = "", query = "", hash = ""] = /^([^?#]*)([^#]*)(.*)$/.exec(path) ?? [];
  const address = decoded(start) || pagePath;
  const page = targets.pages.get(address);
  const moved = targets.moved.get(address);
  if (moved && !page) return { message: `${path} redirects`, fix: `write ${moved}${query}${hash}` };
  if (!page && isFile(address, targets)) return undefined;
  const known = [...targets.pages]
    .filter(([, { from }]) => from <= publishedAt)
    .map(([name]) => name);
  if (!page || page.from === Number.POSITIVE_INFINITY) {
    // If no category is known, the content check has already reported a fault in categories.json,
    // and cannot check the links to categories.
    if (isCategory(address) && !known.some(isCategory)) return undefined;
    const page = address.replace(/\.html?$|\/page\/\d+$/, "");
    const meant = known.includes(page) ? page : nearest(address, [...known, ...targets.files]);
    return {
      message: `${path} is neither a page nor a file of this site`,
      fix: meant
        ? `write ${meant}${query}${hash}`
        : "link to a page or a published post, or put the file into the folder static",
    };
  }
  if (page.from > publishedAt) {
    const date = new Date(page.from).toISOString();
    const message = `${path} leads to a post that is not published before ${date}`;
    return {
      message,
      fix: "remove the link until the linked post is published, or let the linked post be published before this post",
    };
  }
  return hashFault(hash, page, address);
}

/** A folder of `static` with a file index.html is a page, too. */
const isFile = (address: string, { files }: LinkTargets) =>
  files.includes(address) || files.includes(`${address}/index.html`);

function hashFault(hash: string, { anchors }: SitePage, address: string): Fault | undefined {
  const anchor = decoded(hash.slice(1));
  if (anchor === "" || !anchors || anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  const listed = anchors.slice(0, 12).map((id) => `#${id}`);
  const fix = meant ? `write #${meant} at the end` : `write one of ${listed.join(", ")}`;
  return {
    message: `there is no heading or section ${onOneLine(`#${anchor}`)} on ${address}`,
    fix,
  };
}
