import { type RefObject, useEffect, useState } from "react";

const read = (name: string) => new URLSearchParams(location.search).get(name) ?? "";

/** The address of this page with a parameter set, or without it where the value is empty. */
function addressWith(name: string, value: string): string {
  const { pathname, search, hash } = location;
  const parameters = new URLSearchParams(search);
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  const rest = parameters.toString();
  return `${pathname}${rest && `?${rest}`}${hash}`;
}

/** While someone types, the address follows no more often: browsers refuse quick series. */
const SETTLE_MS = 400;

/**
 * What is typed into a field, and the parameter of the address that it is shared by. The field keeps
 * what was typed before React came; going back and forward brings it what the address says.
 */
export function useQueryParameter(name: string, field: RefObject<HTMLInputElement | null>) {
  const [value, setValue] = useState("");

  useEffect(() => {
    const adopt = () => {
      const said = read(name);
      if (field.current) field.current.value = said;
      setValue(said);
    };
    if (field.current?.value) setValue(field.current.value);
    else adopt();
    addEventListener("popstate", adopt);
    return () => removeEventListener("popstate", adopt);
  }, [name, field]);

  useEffect(() => {
    const page = location.pathname;
    const write = () => {
      clearTimeout(timer);
      // The next page may have taken the address while this one is still shown.
      if (location.pathname !== page) return;
      const address = addressWith(name, value.trim());
      if (address !== `${page}${location.search}${location.hash}`) {
        history.replaceState(history.state, "", address);
      }
    };
    const timer = setTimeout(write, SETTLE_MS);
    // Before a link leads away, so that Back finds what was searched for.
    addEventListener("click", write, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", write, { capture: true });
    };
  }, [name, value]);

  return [value, setValue] as const;
}
