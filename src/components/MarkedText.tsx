import { markMatches } from "../search/words";

interface MarkedTextProps {
  text: string;
  terms: ReadonlySet<string>;
}

export function MarkedText({ text, terms }: MarkedTextProps) {
  return markMatches(text, terms).map(({ text: part, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: equal parts of a text have no other unique key
    match ? <mark key={index}>{part}</mark> : part,
  );
}
