import { decoded, pageOf, requestedPaths, withoutSlash } from "../../lib/addresses";
import { aliasPath, BUILT_FILES, CONTACT_API, HEADERS, postPath, REDIRECTS } from "../../routes";
import { fileProblem, type Path, type Problem } from "../problem";
import { type JsonSources, type PostSource, problemIn, type Source } from "../read/source";
import { folded, listIn, textIn } from "../values";
import type { LinkTargets } from "./links";

/** Hosts or the build use these paths and all paths below them, so no redirect may have one. */
const RESERVED = [CONTACT_API, "/static", "/404", "/404.html"];

const isReserved = (path: string) =>
  RESERVED.some((reserved) => `${path}/`.startsWith(`${reserved}/`));

/** An old path that leads to a page of the site. */
export interface OldAddress {
  source: Source;
  at: Path;
  from: string;
  to: string;
  /** Address of the post that has the alias */
  own?: string;
}

/** Returns the old path in the form in which two old paths can be compared. */
export const keyOf = ({ from }: Pick<OldAddress, "from">) => withoutSlash(decoded(from));

/** Returns the aliases of posts and the entries of redirects.json. */
export const oldAddresses = (posts: readonly PostSource[], lists: JsonSources): OldAddress[] => [
  ...posts.flatMap(aliasesOf),
  ...redirectsIn(lists),
];

function aliasesOf({ source, folder }: PostSource): OldAddress[] {
  const to = postPath(folder.name);
  return listIn(source.data, "aliases").flatMap((alias, index) =>
    typeof alias === "string" && alias !== ""
      ? { source, at: ["aliases", index], from: aliasPath(alias), to, own: to }
      : [],
  );
}

function redirectsIn(lists: JsonSources): OldAddress[] {
  const source = lists.get("redirects.json");
  return listIn(source?.data).flatMap((entry, index) => {
    const [from, to] = [textIn(entry, "from"), textIn(entry, "to")];
    return source && from?.startsWith("/") && to ? { source, at: [index, "from"], from, to } : [];
  });
}

/** Reports aliases of posts and entries of redirects.json that cannot redirect. */
export function checkRedirects(
  addresses: readonly OldAddress[],
  { pages, files }: LinkTargets,
): Problem[] {
  const first = new Map<string, string>();
  return addresses.flatMap((address) => {
    const { source, at, from, own } = address;
    const refuse = (message: string, fix = "remove this entry") => [
      problemIn(source, at, { message: `${from} ${message}`, fix }),
    ];
    const path = keyOf(address);
    const page = pageOf(path);
    const before = first.get(path);
    if (page === own) return refuse("is the current address of the post");
    if (pages.has(page)) return refuse(`is the address of another page: ${page}`);
    if (files.includes(path)) return refuse("is the address of a file of this site");
    if (isReserved(path)) return refuse("is reserved by the site");
    if (before)
      return refuse(`is already redirected in ${before}`, "remove one of the two redirects");
    first.set(path, source.file);
    return [];
  });
}

/** Cloudflare Pages ignores further lines. */
const MAX_LINES = 2_000;

/** Warns of redirects that only some hosts follow. */
export function doubtfulRedirects(all: readonly OldAddress[]): Problem[] {
  const first = new Map<string, OldAddress>();
  const warnings = all.flatMap((one): Problem[] => {
    const before = first.get(folded(keyOf(one)));
    first.set(folded(keyOf(one)), before ?? one);
    if (!before || before.to === one.to || keyOf(before) === keyOf(one)) return [];
    const message = `${one.from} differs from ${before.from} in ${before.source.file} only in upper and lower case, which some hosts ignore`;
    return [problemIn(one.source, one.at, { message, fix: "remove one of the two redirects" })];
  });
  const lines = all.flatMap(({ from }) => requestedPaths(from)).length;
  if (!all[0] || lines <= MAX_LINES) return warnings;
  const message = `is one of the redirects that become ${lines} lines of _redirects, but Cloudflare Pages reads only ${MAX_LINES}`;
  const fix = "remove redirects that nobody needs any more, or choose another host";
  return [problemIn(all[0].source, all[0].at, { message, fix }), ...warnings];
}

const FIXES: Record<string, string> = {
  [REDIRECTS]: "move the redirects to content/redirects.json, and remove the file",
  [HEADERS]: "change src/output/headers.ts, and remove the file",
};

/** The headers let browsers keep the files of this folder for a year, under the same address. */
const KEPT = "/static/";

/** Reports files in `static` with an address that the build uses, or in the folder of hashed files. */
export function checkStaticFiles(files: readonly string[], { pages }: LinkTargets): Problem[] {
  const built = new Set<string>(BUILT_FILES);
  const paths = new Set([...pages.keys()].map(folded));
  return files.flatMap((file) => {
    const place = `static${file}`;
    if (file.startsWith(KEPT)) {
      const message = "is in a folder whose files browsers keep for a year, even if they change";
      return [fileProblem(place, { message, fix: "move the file to another folder" })];
    }
    const page = folded(pageOf(file));
    if (!built.has(file) && !paths.has(page)) return [];
    const message = `has the address ${file}, which the build writes itself`;
    return [fileProblem(place, { message, fix: FIXES[file] ?? "rename the file" })];
  });
}
