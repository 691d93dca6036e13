/** Returns the value at a path, or undefined. Ignores inherited properties. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

export const textIn = (data: unknown, ...path: readonly PropertyKey[]): string | undefined => {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
};

/** Normalizes a name for comparison, because some file systems ignore case. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();

/** Parses the JSON of a file, which can start with a byte order mark. */
export const parseJson = (text: string) => JSON.parse(text.replace(/^\uFEFF/, ""));
