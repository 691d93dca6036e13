const nameOf = (item: string | { slug: string }) => (typeof item === "string" ? item : item.slug);

/** Runs a check for every item, and names the item that fails. Fails without items. */
export function forEvery<T extends string | { slug: string }>(
  items: readonly T[],
  check: (item: T) => void,
): void {
  if (items.length === 0) throw new Error("There is nothing to check.");
  for (const item of items) {
    try {
      check(item);
    } catch (error) {
      throw new Error(`${nameOf(item)}\n${(error as Error).message}`);
    }
  }
}
