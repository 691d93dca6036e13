/**
 * Reads and writes web storage. Browsers throw if storage is full or forbidden. If storage is
 * forbidden, even reading the global variable throws.
 */
type Area = "localStorage" | "sessionStorage";

/** Returns null if the key has no value, or if storage is forbidden. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** @returns false if the browser has refused the value; an earlier value is then still stored */
export function writeStorage(area: Area, key: string, value?: string): boolean {
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
