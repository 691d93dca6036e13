/** Cache-Control of files that may change with a deployment, and of every response that is not a file. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Cache-Control of files with a content hash in the name. */
export const FOREVER = "public, max-age=31536000, immutable";

/** Gatsby's folder for files with a content hash in the path: covers and fonts. */
export const STATIC = "/static/";

/** Scripts and style sheets, whose names contain 8 hexadecimal digits of the content hash. */
export const BUNDLED = "/[^/]+[-.][0-9a-f]{8}\\.(?:js|css)";

const HASHED = new RegExp(`^(?:${STATIC}|${BUNDLED}$)`);

export const isHashed = (path: string): boolean => HASHED.test(path);

export const cacheControl = (path: string): string => (isHashed(path) ? FOREVER : REVALIDATE);
