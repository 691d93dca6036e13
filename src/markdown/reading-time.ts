import type { MarkdownNode } from "./tree";

const WORDS_PER_MINUTE = 230;

/** Matches a word; apostrophes, dots and commas may be inside, as in `don't` and `3.5`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*/gu;

export function wordsOf({ type, value, children = [] }: MarkdownNode): string {
  if (type === "break") return " ";
  return value ?? children.map(wordsOf).join(type === "paragraph" ? "" : " ");
}

export function readingMinutes(text: string): number {
  const words = text.match(WORD)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
