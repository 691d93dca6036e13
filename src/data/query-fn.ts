import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import { fetchJson, HttpError } from "./fetch-json";

/**
 * The path a query key stands for: its segments joined by a slash, as in `["/api/posts", 7, true]`.
 * Anything may stand in a key; as in `Array.join`, null and undefined are empty segments. Segments are
 * taken as they are: encode one that comes from a visitor with encodeURIComponent.
 *
 * @throws TypeError for a key that joins to nothing, which would be the page itself
 */
export function pathFromKey(key: QueryKey): string {
  const path = key.join("/");
  if (path === "") throw new TypeError("An empty query key names no path.");
  return path;
}

/**
 * The function that reads what a query key names.
 *
 * @param on401 "throw" (default) fails like any other status; "returnNull" gives null instead, for
 * reads whose answer for a stranger is "nothing"
 */
export function getQueryFn({
  on401 = "throw",
}: {
  on401?: "throw" | "returnNull";
} = {}): QueryFunction {
  return async ({ queryKey, signal }) => {
    try {
      return await fetchJson(pathFromKey(queryKey), { signal });
    } catch (error) {
      if (on401 === "returnNull" && error instanceof HttpError && error.status === 401) return null;
      throw error;
    }
  };
}
