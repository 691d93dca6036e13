import { keepTogether } from "../lib/keep-together";

/** A letter joined to a word, as in "E-commerce": browsers would break the line at its hyphen. */
const JOINED = /(?<!\S)(\p{L}-\p{L}+\S*)/u;

/** The title of a post, without lines that end in a single letter. The text stays what it is. */
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
