/** Maximum number of characters: time and memory grow with the square of the length. */
export const MAX_QUERY = 100;

/** Chinese, Japanese and Thai have no spaces between words, so each of their signs is a word. */
const SIGN = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}]";

const WORD = new RegExp(`${SIGN}|(?:(?!${SIGN})[\\p{L}\\p{N}\\p{M}])+`, "gu");

export const normalize = (word: string) =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

export const hasMatch = (text: string, terms: ReadonlySet<string>) =>
  wordsOf(text).some((word) => terms.has(normalize(word)));

/** A single letter is only the beginning of a word. */
export const isQuery = (text: string) => text.length > 1 || new RegExp(SIGN, "u").test(text);

interface Segment {
  text: string;
  match: boolean;
}

/** Splits a text into segments that match the normalized `terms` and segments that do not. */
export function markMatches(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(normalize(word))) continue;
    if (index > from) segments.push({ text: text.slice(from, index), match: false });
    segments.push({ text: word, match: true });
    from = index + word.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from), match: false });
  return segments;
}
