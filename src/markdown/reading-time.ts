import type { MarkdownNode } from "./tree";

const WORDS_PER_MINUTE = 230;

/** Matches a word; apostrophes, dots and commas may be inside, as in `don't` and `3.5`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*/gu;

/** Matches a letter of a script that has no spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Finds words in all scripts, but fifty times slower than `WORD`. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

function countWords(text: string): number {
  if (!WITHOUT_SPACES.test(text)) return text.match(WORD)?.length ?? 0;
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  return words;
}

export function wordsOf({ type, value, children = [] }: MarkdownNode): string {
  if (type === "break") return " ";
  return value ?? children.map(wordsOf).join(type === "paragraph" ? "" : " ");
}

export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}
