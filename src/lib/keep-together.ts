/** Matches a word of one letter and the space after it, except at the start of a title. */
const SINGLE_LETTER = /(?<=\s)(\p{L})\s+(?=\S)/gu;

/** Prevents a line break after a word of one letter, as after "A" in "Ads: A Guide". */
export const keepTogether = (title: string): string => title.replace(SINGLE_LETTER, "$1\u00a0");
