export interface Redirect {
  from: string;
  to: string;
}

/** The file in the output folder from which hosts read redirects. */
export const REDIRECTS_FILE = "_redirects";

/**
 * Formats redirects for Netlify and Cloudflare Pages. Netlify serves the page at an alias instead
 * of the redirect, unless the redirect has the mark `!`. Cloudflare Pages ignores lines with this
 * mark. So each redirect has a line with the mark and a line without it.
 */
export const toHostRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`).join("");

/** Parses the output of `toHostRedirects`. */
export const fromHostRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\/\S*) 301$/gm)].map(([, from = "", to = ""]) => ({ from, to }));

/** Formats redirects for nginx, whose configuration includes this file in `map $uri $moved_to`. */
export const toNginxMap = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `"${from}" "${to}";\n`).join("");
