/** Characters of a query that count. Time and memory grow with the square of its length. */
export const MAX_QUERY = 100;

/** A run of letters and digits, with the marks that stand on them. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** How words are compared: without case and accents. */
export const normalize = (word: string) =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A stretch of a text; every other one is a match. */
export interface Stretch {
  text: string;
  match: boolean;
}

/**
 * Cuts a text into what a search found in it and what is between.
 *
 * @param terms found words, normalized
 */
export function markMatches(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(normalize(word))) continue;
    if (index > from) stretches.push({ text: text.slice(from, index), match: false });
    stretches.push({ text: word, match: true });
    from = index + word.length;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), match: false });
  return stretches;
}
