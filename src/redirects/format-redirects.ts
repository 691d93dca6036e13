/** Where a former address leads; both are paths of this site. */
export interface Redirect {
  from: string;
  to: string;
}

/** File of the output in which hosts look for redirects. */
export const REDIRECTS_FILE = "_redirects";

/**
 * For Netlify and Cloudflare Pages. There is a page at each former address, for hosts that know
 * neither; Netlify prefers it to the redirect unless told otherwise by a mark, which Cloudflare
 * leaves out as a line that it does not know.
 */
export const toHostRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`).join("");

/** What `toHostRedirects` wrote, read again. */
export const fromHostRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\/\S*) 301$/gm)].map(([, from = "", to = ""]) => ({ from, to }));

/** For nginx: `map $uri $moved_to { include redirects.map; }`, then `return 301 $moved_to`. */
export const toNginxMap = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `"${from}" "${to}";\n`).join("");
