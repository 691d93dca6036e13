import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Engine, Found } from "./engine";
import { openSearch } from "./session";

interface Search {
  status: "idle" | "loading" | "ready" | "failed";
  found: readonly Found[];
  /** The query that led to the results in `found`. The search field can contain a newer text. */
  query: string;
  retry: () => void;
}

/** Loads the search index when `wanted` becomes true or the visitor types. */
export function useSearch(typed: string, wanted: boolean): Search {
  const query = useDeferredValue(typed.trim());
  const [retries, setRetries] = useState(0);
  const [end, setEnd] = useState<"complete" | "failed">();
  const [state, setState] = useState<{ engine: Engine; size: number }>();
  const needed = wanted || query !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the effect
  useEffect(() => {
    if (!needed) return;
    let ignored = false;
    const update = (engine: Engine) => {
      if (!ignored) setState((before) => ({ engine, size: (before?.size ?? 0) + 1 }));
    };
    const stop = (how: "complete" | "failed") => {
      if (!ignored) setEnd(how);
    };
    setEnd(undefined);
    openSearch(update).then(
      () => stop("complete"),
      () => stop("failed"),
    );
    return () => {
      ignored = true;
    };
  }, [needed, retries]);

  const found = useMemo(() => (query && state ? state.engine.search(query) : []), [query, state]);
  const statusNow = () => {
    if (query === "") return "idle";
    if (found.length > 0 || end === "complete") return "ready";
    return end ?? "loading";
  };
  return { status: statusNow(), found, query, retry: () => setRetries((count) => count + 1) };
}
