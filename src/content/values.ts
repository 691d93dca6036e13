import { distance } from "fastest-levenshtein";

/** Returns the value at a path, or undefined. Ignores inherited properties. */
export const valueAt = (data: unknown, ...path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

export const textIn = (data: unknown, ...path: readonly PropertyKey[]): string | undefined => {
  const value = valueAt(data, ...path);
  return typeof value === "string" ? value : undefined;
};

/** Returns the entries of a list, or none if there is no list. */
export const listIn = (data: unknown, ...path: readonly PropertyKey[]): readonly unknown[] => {
  const value = valueAt(data, ...path);
  return Array.isArray(value) ? value : [];
};

/** Normalizes a name for comparison, because some file systems ignore case. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();

/** Two swapped letters have an edit distance of 2. */
const maxDistance = (name: string) => (name.length < 4 ? 1 : Math.max(2, name.length / 3));

/** Returns the candidate that is most similar to a misspelled word, if one is similar enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // The comparison is slow for long texts, so only the first characters are compared.
  const typed = word.slice(0, 100).toLowerCase();
  const [closest] = candidates
    .map((name) => ({ name, typos: distance(typed, name.toLowerCase()) }))
    .filter(({ name, typos }) => typos <= maxDistance(name))
    .sort((a, b) => a.typos - b.typos);
  return closest?.name;
}
