import { QueryClient, type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { fetchJson, HttpError } from "./fetch-json";

/**
 * `["/api/posts", 7, true]` is /api/posts/7/true. Encode input of visitors with encodeURIComponent
 * first. Throws a TypeError for an empty path, the URL of the page.
 */
export function pathFromKey(key: QueryKey): string {
  const path = key.join("/");
  if (path === "") throw new TypeError('The query key is empty. Pass a path such as "/api/plans".');
  return path;
}

/** `on401: "returnNull"` resolves to null, for queries that anonymous visitors may send, too. */
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
 * Each query key is a path of this site. Data never becomes stale, and failed requests are not
 * repeated. `networkMode: "always"` makes requests without a network fail at once.
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
