/** Cache-Control of files that a deployment may change, and of error and redirect responses. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Cache-Control of files with a content hash in the name. */
export const FOREVER = "public, max-age=31536000, immutable";

/** Gatsby's folder for covers and fonts; every path has a content hash. */
export const STATIC = "/static/";

/** Matches `STATIC`, and scripts and style sheets with 8 hexadecimal digits of a content hash. */
const HASHED = /^(?:\/static\/|\/[^/]+[-.][0-9a-f]{8}\.(?:js|css)$)/;

export const isHashed = (path: string): boolean => HASHED.test(path);

export const cacheControl = (path: string): string => (isHashed(path) ? FOREVER : REVALIDATE);
