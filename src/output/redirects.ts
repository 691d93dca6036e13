import { encodedUrl, requestedPaths } from "../lib/addresses";

export interface Redirect {
  /** Path; letters other than Latin ones may be encoded or not. */
  from: string;
  /** Path of a page, with an optional hash */
  to: string;
}

/** Both hosts add the query of the request to the target. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => {
      const { pathname, hash } = encodedUrl(to);
      return requestedPaths(from).map((path) => `${path} ${pathname}${hash} 301\n`);
    })
    .join("");
