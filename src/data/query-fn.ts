import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import { fetchJson, HttpError } from "./fetch-json";

function segment(part: unknown): string {
  if (typeof part === "string") return part;
  if (typeof part === "number" && Number.isFinite(part)) return String(part);
  // `undefined` and `[object Object]` in a path are always a mistake of the caller.
  throw new TypeError(`A query key may hold texts and numbers only, not ${String(part)}.`);
}

/**
 * The path a query key stands for: its segments joined by a slash, as in `["/api/posts", 7]`.
 * Segments are taken as they are; encode one that comes from a visitor with encodeURIComponent.
 *
 * @throws TypeError for an empty key, or a segment that is neither a text nor a finite number
 */
export function pathFromKey(key: QueryKey): string {
  const path = key.map(segment).join("/");
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
