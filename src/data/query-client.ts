import { QueryClient, type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { fetchJson, HttpError } from "./fetch-json";

/**
 * The path of a query key: its segments joined by slashes, as in `["/api/posts", 7, true]`.
 * Segments are not encoded: use encodeURIComponent for input of visitors.
 * @throws TypeError for a key that joins to "", which would be the URL of the page itself
 */
export function pathFromKey(key: QueryKey): string {
  const path = key.join("/");
  if (path === "") throw new TypeError('The query key is empty. Pass a path such as "/api/plans".');
  return path;
}

/**
 * Returns a query function that fetches the path of the query key.
 * @param on401 "throw" (default) rejects as for other error statuses; "returnNull" resolves to
 * null, for queries without a result for anonymous visitors
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

/**
 * Creates a client that fetches JSON of this site: a query key is a path on this origin
 * (fetch-json.ts). Data never becomes stale, and failed requests are not retried. `networkMode:
 * "always"` makes a request without a network fail at once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: "throw" }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
