import type { Path } from "../../../src/content/problem";

/** Returns the paths of all strings in JSON data. */
export function textPaths(data: unknown, path: Path = []): Path[] {
  if (typeof data === "string") return [path];
  if (typeof data !== "object" || data === null) return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => textPaths(value, [...path, key]));
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), data);

/** Returns a copy of JSON data with another value at a path. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  Reflect.set(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? "", value);
  return copy;
}
