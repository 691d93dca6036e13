/** Maps items to results, with at most `limit` calls at a time; rejects with the first error. */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  // All workers share one iterator, so each item is processed once.
  const run = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, run));
  return results;
}
