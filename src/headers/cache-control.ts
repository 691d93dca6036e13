/** For what may change at any deployment, and for every answer that is not a file. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For what gets a new name with every new content. */
export const FOREVER = "public, max-age=31536000, immutable";

/** Where Gatsby puts files with a hash of their content in the name: pictures and fonts. */
export const STATIC = "/static/";

/** Scripts and style sheets: the bundler writes 8 hexadecimal digits of the content's hash. */
export const BUNDLED = "/[^/]+[-.][0-9a-f]{8}\\.(?:js|css)";

const HASHED = new RegExp(`^(?:${STATIC}|${BUNDLED}$)`);

/** Whether a path below the root has the hash of the content in its name. */
export const isHashed = (path: string): boolean => HASHED.test(path);

/** How long a file may be kept, by its path below the root. Never ask for a missing one. */
export const cacheControl = (path: string): string => (isHashed(path) ? FOREVER : REVALIDATE);
