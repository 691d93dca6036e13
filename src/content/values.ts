export type Fields = Record<string, unknown>;

/** Whether a value is an object and not a list. */
export const hasFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path; undefined if the path does not exist. Inherited properties are ignored. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

/** The value at a path if it is a string, else undefined. */
export const textIn = (data: unknown, ...path: readonly PropertyKey[]): string | undefined => {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
};

/**
 * Normalizes a name for a comparison that ignores case, because some file systems do not distinguish `A`
 * and `a`.
 */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
