import { QueryClient, type QueryFunction } from "@tanstack/react-query";

/**
 * Returns a function that requests the path of a cache key, such as /api/7 for `["/api", 7]`, with
 * cookies. With `on401: "returnNull"`, the status 401 gives null instead of an error.
 */
export function getQueryFn({
  on401 = "throw",
}: {
  on401?: "throw" | "returnNull";
} = {}): QueryFunction {
  return async ({ queryKey }) => {
    const response = await fetch(queryKey.join("/"), { credentials: "include" });
    if (response.status === 401 && on401 === "returnNull") return null;
    if (response.ok) return response.json();
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  };
}

/** docs/specification.md, section 7, sets these defaults. */
export function createQueryClient(): QueryClient {
  // Without a network, a request fails at once instead of waiting.
  const networkMode = "always";
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn(),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
