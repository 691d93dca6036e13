/**
 * Matches a word of one letter and the space after this word, except at the start of a title: the
 * first line of a title always has room for more than one letter.
 */
const SINGLE_LETTER = /(?<=\s)(\p{L})\s+(?=\S)/gu;

/**
 * Prevents a line break after a word of one letter, as after "A" in "Ads: A Guide": replaces the space
 * by a no-break space. The content contains normal spaces, so that authors write plain titles.
 */
export const keepTogether = (title: string): string => title.replace(SINGLE_LETTER, "$1\u00a0");
