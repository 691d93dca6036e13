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

function splitWord(word: string, max: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of word) {
    if (part && widthOf(part + character) > max) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}

/** Breaks a text into lines of at most `max` em. */
function wrap(words: string[], max: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.flatMap((word) => (widthOf(word) > max ? splitWord(word, max) : word))) {
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

function cut(lines: string[], count: number, max: number): string[] {
  if (lines.length <= count) return lines;
  let last = lines[count - 1] ?? "";
  while (widthOf(`${last}…`) > max) last = [...last].slice(0, -1).join("").trimEnd();
  return [...lines.slice(0, count - 1), `${last}…`];
}

/** Uses the largest size at which the text fits without broken words, or else cuts the text. */
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
