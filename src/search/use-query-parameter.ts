// Webpack resolves this import to Gatsby's copy of the router.
import { globalHistory } from "@reach/router";
import { type RefObject, useEffect, useState } from "react";

const read = (name: string) => new URLSearchParams(location.search).get(name) ?? "";

function addressWith(name: string, value: string): string {
  const { pathname, search, hash } = location;
  const parameters = new URLSearchParams(search);
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  const rest = parameters.toString();
  return `${pathname}${rest && `?${rest}`}${hash}`;
}

/** The delay before a new query changes the URL, because browsers limit the number of changes. */
const DEBOUNCE_MS = 400;

/**
 * Keeps the search field and the query parameter of the URL equal. Text that was typed before
 * hydration replaces the parameter.
 */
export function useQueryParameter(name: string, field: RefObject<HTMLInputElement | null>) {
  const [value, setValue] = useState("");

  useEffect(() => {
    const page = location.pathname;
    const adopt = () => {
      if (location.pathname !== page) return;
      const fromUrl = read(name);
      if (field.current) field.current.value = fromUrl;
      setValue(fromUrl);
    };
    if (field.current?.value) setValue(field.current.value);
    else adopt();
    return globalHistory.listen(adopt);
  }, [name, field]);

  useEffect(() => {
    const page = location.pathname;
    const write = () => {
      clearTimeout(timer);
      if (location.pathname !== page) return;
      const address = addressWith(name, value.trim());
      if (address !== `${page}${location.search}${location.hash}`) {
        history.replaceState(history.state, "", address);
      }
    };
    const timer = setTimeout(write, DEBOUNCE_MS);
    // Writes the query into the URL before a click leaves the page, so that Back restores the
    // query.
    addEventListener("click", write, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", write, { capture: true });
    };
  }, [name, value]);

  return [value, setValue] as const;
}
