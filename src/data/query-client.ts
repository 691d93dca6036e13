import { QueryClient } from "@tanstack/react-query";
import { getQueryFn } from "./query-fn";

/**
 * Creates a client that fetches JSON of this site: a query key is a path (query-fn.ts) on this origin
 * (fetch-json.ts).
 *
 * The client has the settings of the specification: data never becomes stale, and the client neither
 * refetches automatically nor retries queries or mutations.
 *
 * `networkMode: "always"`: by default, requests are paused while the browser is offline and sent later
 * without the visitor noticing. With this setting, a request without a network fails at once.
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
