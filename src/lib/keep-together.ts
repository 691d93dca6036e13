/** A word of one letter, and the space after it. The first word of a title ends no line anyway. */
const SINGLE_LETTER = /(?<=\s)(\p{L})\s+(?=\S)/gu;

/**
 * A title whose lines do not end in a word of one letter: "Ads: A Guide" would leave its "A" behind.
 * Joined with a no-break space here and not in the content, so that authors write titles as they are.
 */
export const keepTogether = (title: string): string => title.replace(SINGLE_LETTER, "$1\u00a0");
