import { widthOf } from "./face";

interface FittedText {
  lines: string[];
  size: number;
}

export interface Box {
  width: number;
  height: number;
  /** Font sizes in pixels, largest first */
  sizes: readonly number[];
  /** Distance between baselines, in em */
  leading: number;
}

/** Breaks a text into lines of at most `max` em. A longer word gets a line of its own. */
function wrap(words: string[], max: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > max) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

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

/** Uses the largest size at which the text fits without broken words, or else the smallest size. */
export function fitText(text: string, { width, height, sizes, leading }: Box): FittedText {
  const words = text.split(" ");
  const longest = Math.max(...words.map(widthOf));
  const fits = (size: number) =>
    longest * size <= width && wrap(words, width / size).length * leading * size <= height;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 1;
  const max = width / size;
  return { lines: balance(words, max, wrap(words, max).length), size };
}
