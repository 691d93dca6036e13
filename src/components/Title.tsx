import { keepTogether } from "../lib/keep-together";

/**
 * Matches a single letter that a hyphen joins to a word, as in "E-commerce". Browsers may break a
 * line after this hyphen.
 */
const JOINED = /(?<!\S)(\p{L}-\p{L}+\S*)/u;

/**
 * The title of a post, wrapped so that no line ends in a single letter. The text itself is
 * unchanged.
 */
export function Title({ text }: { text: string }) {
  return keepTogether(text)
    .split(JOINED)
    .map((part, index) =>
      index % 2 === 1 ? (
        <span key={part} className="unbroken">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
