/** The value at a path, or undefined. Ignores inherited properties. */
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

/** Some file systems ignore case, so names are compared in this form. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
