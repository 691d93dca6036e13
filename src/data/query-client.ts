import { QueryClient, type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { fetchJson, HttpError } from "./fetch-json";

/**
 * Joins the segments of a query key to a path, as in `["/api/posts", 7, true]`. Encode input of
 * visitors with encodeURIComponent first.
 * @throws TypeError for an empty path, which would be the URL of the page
 */
export function pathFromKey(key: QueryKey): string {
  const path = key.join("/");
  if (path === "") throw new TypeError('The query key is empty. Pass a path such as "/api/plans".');
  return path;
}

/**
 * Returns a query function that fetches the path in the query key.
 * @param on401 "returnNull" resolves to null, for queries that anonymous visitors may also send;
 * "throw" rejects and is the default
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
 * Creates a client that fetches JSON of this site. Each query key is a path (fetch-json.ts). Data
 * never becomes stale, and failed requests are not repeated. With `networkMode: "always"`, a
 * request without a network fails at once.
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
