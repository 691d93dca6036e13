const nameOf = (item: string | { slug: string }) => (typeof item === "string" ? item : item.slug);

/** Runs a check for every item and reports all failures. Fails without items. */
export function forEvery<T extends string | { slug: string }>(
  items: readonly T[],
  check: (item: T) => void,
): void {
  if (items.length === 0) throw new Error("There is nothing to check.");
  const failures = items.flatMap((item) => {
    try {
      check(item);
      return [];
    } catch (error) {
      return [`${nameOf(item)}\n${(error as Error).message}`];
    }
  });
  if (failures.length > 0) {
    const shown = failures.slice(0, 5).join("\n\n");
    throw new Error(`Fails for ${failures.length} of ${items.length}:\n\n${shown}`);
  }
}
