/** Steps (a letter added, removed or exchanged) from one word to another. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** How many steps are a slip of the pen: two letters exchanged with each other are two steps. */
const slipsIn = (name: string) => Math.max(name.length < 4 ? 1 : 2, Math.floor(name.length / 3));

/** The known word that was most likely meant, if one is close enough to be a slip of the pen. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // Long words cannot be slips of short ones, and comparing them would take time.
  const typed = word.slice(0, 100).toLowerCase();
  const near = known
    // So many steps are needed for the letters alone; of thousands few are left to be compared.
    .filter((name) => Math.abs(name.length - typed.length) <= slipsIn(name))
    .map((name) => ({ name, distance: editDistance(typed, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= slipsIn(name))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name;
}
