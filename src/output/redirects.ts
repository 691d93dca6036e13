import { requestedPaths } from "../lib/addresses";

export interface Redirect {
  /** Path; letters other than Latin ones may be encoded or not. */
  from: string;
  /** Path of a page, with an optional hash */
  to: string;
}

/** Netlify and Cloudflare Pages read redirects from this file in the output folder. */
export const REDIRECTS_FILE = "_redirects";

/** Encodes letters that headers cannot contain. */
const encodedUrl = (path: string) => new URL(path, "https://site.invalid");

/** Both hosts add the query of the request to the target. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => {
      const { pathname, hash } = encodedUrl(to);
      const paths = requestedPaths(encodedUrl(from).pathname);
      return paths.map((path) => `${path} ${pathname}${hash} 301\n`);
    })
    .join("");

export const parseRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\/\S*) 301$/gm)].map(([, from = "", to = ""]) => ({ from, to }));

/** Returns the target of a redirect, with the query of the request before the hash. */
export function redirectTarget(redirects: readonly Redirect[], url: string): string | undefined {
  const [path, ...query] = url.split("?");
  const target = redirects.find(({ from }) => from === path)?.to;
  if (target === undefined || query.length === 0) return target;
  return target.replace(/(?=#|$)/, `?${query.join("?").replaceAll("$", "$$$$")}`);
}
