import { keepTogether } from "../lib/keep-together";

/** A letter joined to a word by a hyphen, as in "E-commerce". Browsers may break a line there. */
const JOINED = /(?<!\S)(\p{L}-\p{L}+\S*)/u;

/** The title of a post, in which no line ends in a single letter. The text itself is unchanged. */
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
