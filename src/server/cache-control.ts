/** For what may change at any deployment, and for every answer that is not a file. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

const FOREVER = "public, max-age=31536000, immutable";

// The bundler writes 8 hexadecimal digits of the content's hash; a new content is a new name.
const HASHED = /[-.][0-9a-f]{8}\.(?:js|css)$/;

/** How long a file may be kept, by its path below the root. Never ask for a missing one. */
export function cacheControl(path: string): string {
  return path.startsWith("/static/") || HASHED.test(path) ? FOREVER : REVALIDATE;
}
