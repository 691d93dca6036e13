/** A word of one letter and the space after it. The first word of a title cannot end a line. */
const SINGLE_LETTER = /(?<=\s)(\p{L})\s+(?=\S)/gu;

/**
 * Prevents a line break after a word of one letter, as after "A" in "Ads: A Guide", by no-break spaces.
 * Done here and not in the content, so that authors write plain titles.
 */
export const keepTogether = (title: string): string => title.replace(SINGLE_LETTER, "$1\u00a0");
