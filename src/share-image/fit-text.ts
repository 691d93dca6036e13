import { widthOf } from "./face";

/** Lines of a text and the size in which they fill their box best. */
export interface FittedText {
  lines: string[];
  size: number;
}

export interface Box {
  width: number;
  height: number;
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  /** Distance of baselines, in em. */
  leading: number;
}

/** A word in pieces no wider than a line; nearly always one. */
function pieces(word: string, max: number): string[] {
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece && widthOf(piece + character) > max) {
      found.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...found, piece];
}

/** Greedily, as a browser wraps; `max` is in em. */
function wrap(words: string[], max: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.flatMap((word) => (widthOf(word) > max ? pieces(word, max) : word))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > max) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The same number of lines, all about as wide: no word alone in the last one. */
function balance(words: string[], max: number, count: number): string[] {
  let [narrow, wide] = [max / 2, max];
  for (let step = 0; step < 6; step += 1) {
    const middle = (narrow + wide) / 2;
    const isBroken = words.some((word) => widthOf(word) > middle);
    if (isBroken || wrap(words, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return wrap(words, wide);
}

/** Cuts what is too much, and says so. */
function cut(lines: string[], count: number, max: number): string[] {
  if (lines.length <= count) return lines;
  let last = lines[count - 1] ?? "";
  while (widthOf(`${last}…`) > max) last = [...last].slice(0, -1).join("").trimEnd();
  return [...lines.slice(0, count - 1), `${last}…`];
}

/**
 * Sets a text as large as its box allows without breaking a word. What is too long for the
 * smallest size has its words broken and, at last, its end cut.
 */
export function fitText(text: string, { width, height, sizes, leading }: Box): FittedText {
  const words = text.split(" ");
  const longest = Math.max(...words.map(widthOf));
  for (const size of sizes) {
    const max = width / size;
    if (longest > max) continue;
    const lines = wrap(words, max);
    if (lines.length * leading * size > height) continue;
    return { lines: balance(words, max, lines.length), size };
  }
  const size = sizes.at(-1) ?? 1;
  const count = Math.floor(height / (leading * size));
  return { lines: cut(wrap(words, width / size), count, width / size), size };
}
