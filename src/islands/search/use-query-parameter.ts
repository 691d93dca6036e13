import { type RefObject, useEffect, useState } from "react";

function addressWith(name: string, value: string): string {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}

/** The delay before a new query changes the URL, because browsers limit the number of changes. */
const DEBOUNCE_MS = 400;

/**
 * Keeps the search field and the query parameter of the URL equal. Text that was typed before
 * hydration replaces the parameter.
 */
export function useQueryParameter(name: string, field: RefObject<HTMLInputElement | null>) {
  const [value, setValue] = useState<string>();

  useEffect(() => {
    if (!field.current) return;
    field.current.value ||= new URLSearchParams(location.search).get(name) ?? "";
    setValue(field.current.value);
  }, [name, field]);

  useEffect(() => {
    if (value === undefined) return;
    const write = () => {
      clearTimeout(timer);
      const address = addressWith(name, value.trim());
      if (address !== location.href) history.replaceState(history.state, "", address);
    };
    const timer = setTimeout(write, DEBOUNCE_MS);
    // Writes the query into the URL before a click leaves the page, so that Back restores the query.
    addEventListener("click", write, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", write, { capture: true });
    };
  }, [name, value]);

  return [value ?? "", setValue] as const;
}
