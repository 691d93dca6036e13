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
  readonly #mixed = new Map<number, number>();

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

  /** Index of a color laid over that of an index; of the one that shows more where there is no room. */
  over(under: number, color: number, coverage: number): number {
    const shade = Math.round(coverage * SHADES);
    const key = (color * SHADES + shade) * MOST_COLORS + under;
    const known = this.#mixed.get(key);
    if (known !== undefined) return known;
    const mixed = this.indexOf(mix(this.colors[under] ?? 0, color, shade / SHADES));
    const index = mixed ?? (shade * 2 > SHADES ? (this.indexOf(color) ?? under) : under);
    this.#mixed.set(key, index);
    return index;
  }
}
