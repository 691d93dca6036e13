export type Fields = Record<string, unknown>;

/** Whether a value has fields, as an object has and a list has not. */
export const hasFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path; undefined where there is none. What objects inherit does not count. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

/** The text in a field, if it is one. */
export const textIn = (data: unknown, ...path: readonly PropertyKey[]): string | undefined => {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
};

/** How two names are compared: people and some disks see no difference between `A` and `a`. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
