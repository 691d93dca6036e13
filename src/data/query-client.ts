import { QueryClient, type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { fetchJson, statusOf } from "./fetch-json";

/** Converts the key `["/api", 7]` to /api/7. Encode user input by encodeURIComponent first. */
export function pathFromKey(key: QueryKey): string {
  const path = key.join("/");
  if (path === "") throw new TypeError('The query key is empty. Pass a path such as "/api/plans".');
  return path;
}

/** With `on401: "returnNull"`, the status 401 gives null instead of an error. */
export function getQueryFn({
  on401 = "throw",
}: {
  on401?: "throw" | "returnNull";
} = {}): QueryFunction {
  return async ({ queryKey }) => {
    try {
      return await fetchJson(pathFromKey(queryKey));
    } catch (error) {
      if (on401 === "returnNull" && statusOf(error) === 401) return null;
      throw error;
    }
  };
}

/**
 * docs/specification.md, section 7, sets the defaults of reading. With `networkMode: "always"`, requests without a network fail at once.
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
