/** Returns the value at a path in nested data, or undefined. Ignores inherited properties. */
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

/** Normalizes a text for a comparison that ignores case, as some file systems do. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
