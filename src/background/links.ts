/** Links are drawn in this many strengths: near particles strongly, far ones hardly. */
export const LEVELS = 6;

/**
 * On average a particle is linked to at most this many others: where more would be near, as with
 * a thousand on one screen, only nearer ones count. No usual screen reaches it with the numbers of the
 * specification; it bounds the work as the number grows.
 */
const NEIGHBORS = 32;

/** The distance up to which links are drawn, in the units of `area`'s sides. */
export const reachOf = (distance: number, count: number, area: number) =>
  Math.min(distance, Math.sqrt((NEIGHBORS * area) / (Math.PI * Math.max(1, count))));

/** Pairs of near particles. */
export interface Links {
  /** Two particles for each link, one after the other. */
  readonly ends: Uint16Array;
  /** Strength of each link: 0 is hardly seen, LEVELS - 1 the strongest. */
  readonly levels: Uint8Array;
  count: number;
  /** Finds all pairs nearer than `reach`; allocates nothing while size and reach stay. */
  find(
    x: Float32Array,
    y: Float32Array,
    count: number,
    width: number,
    height: number,
    reach: number,
  ): void;
}

/**
 * Finds near particles by a grid whose cells are as wide as the reach: each particle is compared
 * with those of the nine cells around it that came before it, so the work grows with the number of
 * particles and of links, not with its square.
 *
 * @param capacity the most particles there can be
 */
export function createLinks(capacity: number): Links {
  const most = capacity * NEIGHBORS;
  const next = new Int16Array(capacity);
  const ends = new Uint16Array(2 * most);
  const levels = new Uint8Array(most);
  let first = new Int16Array(0);

  const links: Links = { ends, levels, count: 0, find };

  function find(
    x: Float32Array,
    y: Float32Array,
    count: number,
    width: number,
    height: number,
    reach: number,
  ) {
    // One cell more on every side, so that the neighbors of a cell are always there.
    const columns = Math.ceil(width / reach) + 3;
    const cells = columns * (Math.ceil(height / reach) + 3);
    if (first.length < cells) first = new Int16Array(cells);
    first.fill(-1);
    let found = 0;
    for (let i = 0; i < count; i++) {
      const atX = x[i] as number;
      const atY = y[i] as number;
      const cell = (Math.floor(atY / reach) + 1) * columns + Math.floor(atX / reach) + 1;
      for (let row = cell - columns; row <= cell + columns; row += columns) {
        for (let near = row - 1; near <= row + 1; near++) {
          for (let j = first[near] as number; j >= 0; j = next[j] as number) {
            const dx = atX - (x[j] as number);
            const dy = atY - (y[j] as number);
            const square = dx * dx + dy * dy;
            if (square >= reach * reach || found >= most) continue;
            ends[2 * found] = i;
            ends[2 * found + 1] = j;
            levels[found++] = (1 - Math.sqrt(square) / reach) * LEVELS;
          }
        }
      }
      next[i] = first[cell] as number;
      first[cell] = i;
    }
    links.count = found;
  }

  return links;
}
