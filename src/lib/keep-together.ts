/**
 * Matches a word of one letter and the space after this word. The first word of a title is skipped: a
 * line never breaks after this word, so the space can stay a normal space.
 */
const SINGLE_LETTER = /(?<=\s)(\p{L})\s+(?=\S)/gu;

/**
 * Prevents a line break after a word of one letter, as after "A" in "Ads: A Guide": replaces the space
 * by a no-break space. The content contains normal spaces, so that authors write plain titles.
 */
export const keepTogether = (title: string): string => title.replace(SINGLE_LETTER, "$1\u00a0");
