/**
 * Calls `work` for each item, with at most `limit` calls at a time. Rejects with the first error.
 */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  // All calls of `run` share this iterator, so each item is processed once.
  const run = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, run));
  return results;
}
