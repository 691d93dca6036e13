/** Shades between a color and what is under it: more cannot be told apart at the edge of a letter. */
const SHADES = 16;

const MOST_COLORS = 256;

const mix = (under: number, over: number, share: number) => {
  const part = (shift: number) => {
    const [from, to] = [(under >> shift) & 255, (over >> shift) & 255];
    return Math.round(from + (to - from) * share) << shift;
  };
  return part(16) | part(8) | part(0);
};

/** The colors of a picture as 0xrrggbb, each found once. */
export class Palette {
  readonly colors: number[] = [];
  readonly #indexes = new Map<number, number>();

  constructor(colors: readonly number[] = []) {
    for (const color of colors) this.indexOf(color);
  }

  /** Index of a color; undefined where there is no room for one more. */
  indexOf(color: number): number | undefined {
    const known = this.#indexes.get(color);
    if (known !== undefined) return known;
    if (this.colors.length === MOST_COLORS) return undefined;
    this.#indexes.set(color, this.colors.length);
    return this.colors.push(color) - 1;
  }

  /**
   * How a color is laid over others: index of what is under it, and coverage from 0 to 1, to the
   * index of what is seen then; of the one that shows more where there is no room.
   */
  brush(color: number): (under: number, coverage: number) => number {
    // Asked for every pixel of every letter.
    const known = new Int16Array(MOST_COLORS * (SHADES + 1)).fill(-1);
    return (under, coverage) => {
      const shade = Math.round(coverage * SHADES);
      const key = under * (SHADES + 1) + shade;
      const index = known[key] ?? -1;
      if (index >= 0) return index;
      const mixed = this.indexOf(mix(this.colors[under] ?? 0, color, shade / SHADES));
      const nearest = shade * 2 > SHADES ? (this.indexOf(color) ?? under) : under;
      known[key] = mixed ?? nearest;
      return mixed ?? nearest;
    };
  }
}
