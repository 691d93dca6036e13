import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { report } from "../measurement/report";
import type { Engine, Found } from "./engine";
import { loadSearch } from "./load-search";

export interface Search {
  /** `idle` while nothing is asked for. */
  status: "idle" | "loading" | "ready" | "failed";
  /** Of the query that they were found for, which may be the one before. */
  found: readonly Found[];
  query: string;
  retry: () => void;
}

/**
 * The search of the site, in the browser: the build writes what can be found (entries.ts), and the
 * engine reads it on demand (session.ts, engine.ts). Searches as it is typed; the engine is fetched
 * when `wanted` first becomes true, or there is something to look for.
 */
export function useSearch(typed: string, wanted: boolean): Search {
  const query = useDeferredValue(typed.trim());
  const [attempt, setAttempt] = useState(0);
  const [end, setEnd] = useState<"complete" | "failed">();
  const [state, setState] = useState<{ engine: Engine; size: number }>();
  const needed = wanted || query !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    const learn = (engine: Engine) => {
      if (!gone) setState((before) => ({ engine, size: (before?.size ?? 0) + 1 }));
    };
    const stop = (how: "complete" | "failed") => {
      if (!gone) setEnd(how);
    };
    setEnd(undefined);
    loadSearch()
      .then(({ openSearch }) => openSearch(learn))
      .then(
        () => stop("complete"),
        () => stop("failed"),
      );
    return () => {
      gone = true;
    };
  }, [needed, attempt]);

  const found = useMemo(() => (query && state ? state.engine.search(query) : []), [query, state]);
  const retry = () => setAttempt((count) => count + 1);
  const statusNow = () => {
    if (query === "") return "idle";
    if (found.length > 0 || end === "complete") return "ready";
    return end ?? "loading";
  };
  const status = statusNow();

  // A build has it or has it not, so the order of the hooks never changes.
  if (process.env.GATSBY_COLLECTOR) {
    const detail = status === "ready" ? found.length : undefined;
    // biome-ignore lint/correctness/useHookAtTopLevel: as said above
    // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another search
    useEffect(() => report({ event: "search", detail }), [detail, query]);
  }
  return { status, found, query, retry };
}
