import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { List } from "../../components/List";
import { createQueryClient } from "../../data/query-client";
import { SEARCH_INDEX } from "../../routes";
import { createSearch, type SearchEntry, type SearchFor } from "./create-search";
import * as styles from "./Search.module.css";
import { SearchForm } from "./SearchForm";

const KINDS = { page: "Page", service: "Service", case: "Case study", post: "Article" };

const client = createQueryClient();

/** Shows results while the visitor types. Enter loads the page with the query in its URL. */
export default function Search() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const { data: searchFor, isError } = useQuery<SearchEntry[], Error, SearchFor>(
    { queryKey: [SEARCH_INDEX], select: createSearch, enabled: query !== "" },
    client,
  );
  const found = (query && searchFor?.(query)) || [];

  const readField = () => setQuery(field.current?.value.trim() ?? "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    // Text that was typed before hydration replaces the query in the URL.
    if (field.current) field.current.value ||= new URLSearchParams(location.search).get("q") ?? "";
    readField();
  }, []);

  const message = () => {
    if (query === "") return "";
    if (isError) return "The search could not be loaded. Please reload the page.";
    if (!searchFor) return "Loading the search...";
    if (found.length === 0) return `Nothing found for “${query}”.`;
    return `${found.length} ${found.length === 1 ? "result" : "results"} for “${query}”`;
  };

  return (
    <>
      <SearchForm field={field} onInput={readField} />
      <p className={`display ${styles.message}`} role="status">
        {message()}
      </p>
      {found.length > 0 && (
        <List as="ol" aria-label="Results">
          {found.map(({ kind, title, text, path }) => (
            <li key={path} className={styles.result}>
              <p className={styles.kind}>{KINDS[kind]}</p>
              <h2 className="card-title">
                <a className="fills-card" href={path}>
                  {title}
                </a>
              </h2>
              <p className="muted">{text}</p>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
