/** What an adult reads of a text that is not fiction. */
const WORDS_PER_MINUTE = 230;

/** Finds words also where a script writes none of the spaces between them. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Minutes that a text takes to read: whole ones, at least one. */
export function readingMinutes(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
