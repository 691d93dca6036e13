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

const inCase = (path: string, change: (code: string) => string) =>
  path.replace(/%[0-9a-f]{2}/gi, change);

/**
 * Returns the ways in which browsers may request a path: with and without a slash at the end, and
 * with codes such as %C3 in upper case and in lower case. Cloudflare Pages compares paths exactly.
 */
function requestedPaths(path: string): string[] {
  const { pathname } = encodedUrl(path);
  const encoded = pathname.replace(/(?<=.)\/$/, "");
  const cases = [
    inCase(encoded, (code) => code.toUpperCase()),
    inCase(encoded, (code) => code.toLowerCase()),
  ];
  const isFile = /\.\w+$/.test(pathname);
  return [...new Set(cases.flatMap((one) => (isFile ? [one] : [one, `${one}/`])))];
}

/** Both hosts add the query of the request to the target. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => {
      const { pathname, hash } = encodedUrl(to);
      return requestedPaths(from).map((path) => `${path} ${pathname}${hash} 301\n`);
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
