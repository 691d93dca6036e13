/**
 * Browsers throw if storage is full or forbidden. If it is forbidden, even reading the global
 * variable `localStorage` throws.
 */
type Area = "localStorage" | "sessionStorage";

export function readStorage(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** If the browser refuses the value, an earlier value is still stored. */
export function writeStorage(area: Area, key: string, value?: string): void {
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {}
}
