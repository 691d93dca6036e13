import { QueryClient } from "@tanstack/react-query";
import { getQueryFn } from "./query-fn";

/**
 * Reading JSON of this site: a key names a path (query-fn.ts), which must be of this origin
 * (fetch-json.ts).
 *
 * A client with the settings of the specification: data never becomes stale, nothing is read again
 * unasked, and neither a read nor a write is repeated.
 *
 * `networkMode: "always"`, because the default waits while the browser says it is offline and then
 * sends by itself, minutes later: here a request without a network fails at once and the visitor
 * decides, and a write never happens behind their back.
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
