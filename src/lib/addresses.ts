/** How hosts find the page or file of an address. The content check, the build and `npm run serve` agree. */

/** Decodes a path or the id after a hash. Returns an invalid text as it is. */
export function decodedCodes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes a path or the id after a hash, so that it can be compared with names of files and ids. */
export const decoded = (text: string): string => decodedCodes(text).normalize("NFC");

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

/** Returns `/x` for `/x/`, `/x.html` and `/x/index.html`, the other addresses of a page. */
export const pageOf = (path: string): string => path.replace(/\/$|(\/index)?\.html$/, "") || "/";

/** Returns the file of a page in the output folder. */
export const fileOf = (page: string): string => (page === "/" ? "/index.html" : `${page}.html`);

/** Encodes letters that headers cannot contain. */
export const encodedUrl = (path: string) => new URL(path, "https://site.invalid");

const inCase = (path: string, change: (code: string) => string) =>
  path.replace(/%[0-9a-f]{2}/gi, change);

/**
 * Returns the encoded paths by which browsers may request a path: with and without a slash at the end,
 * and with codes such as %C3 in upper case and in lower case. Cloudflare Pages compares paths exactly.
 */
export function requestedPaths(from: string): string[] {
  const path = encodedUrl(from).pathname;
  const cases = [
    inCase(withoutSlash(path), (code) => code.toUpperCase()),
    inCase(withoutSlash(path), (code) => code.toLowerCase()),
  ];
  const isFile = /\.\w+$/.test(path);
  return [...new Set(cases.flatMap((one) => (isFile ? [one] : [one, `${one}/`])))];
}
