import { markMatches } from "../search/words";

interface MarkedTextProps {
  text: string;
  /** Found words, normalized. */
  terms: ReadonlySet<string>;
}

/** A text in which what a search found is marked. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  return markMatches(text, terms).map(({ text: part, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have nothing else
    match ? <mark key={index}>{part}</mark> : part,
  );
}
