import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { createQueryClient } from "../../data/query-client";
import { SEARCH_INDEX } from "../../routes";
import { createSearch, type Found, type SearchFor } from "./engine";
import type { SearchEntry } from "./entries";
import { isQuery } from "./words";

const client = createQueryClient();

interface Search {
  status: "idle" | "loading" | "ready" | "failed";
  found: readonly Found[];
  /** The query that led to the results in `found`. The search field can contain a newer text. */
  query: string;
  retry: () => void;
}

/** Loads the search index when `wanted` becomes true or the visitor types. */
export function useSearch(typed: string, wanted: boolean): Search {
  const trimmed = typed.trim();
  const query = useDeferredValue(isQuery(trimmed) ? trimmed : "");
  const index = useQuery<SearchEntry[], Error, SearchFor>(
    {
      queryKey: [SEARCH_INDEX],
      select: createSearch,
      enabled: wanted || query !== "",
    },
    client,
  );
  const searchFor = index.data;
  const found = useMemo(() => (query && searchFor ? searchFor(query) : []), [query, searchFor]);
  const statusNow = () => {
    if (query === "") return "idle";
    if (searchFor) return "ready";
    return index.isError ? "failed" : "loading";
  };
  return { status: statusNow(), found, query, retry: () => void index.refetch() };
}
