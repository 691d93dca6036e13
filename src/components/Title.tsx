import { Fragment, type ReactNode } from "react";

/** Matches a word of one letter with the space after it, except at the start of a title. */
const SINGLE_LETTER = /(?<=\s)(\p{L})\s+(?=\S)/gu;

/** Prevents a line break after a word of one letter, for example in "Ads: A Guide". */
export const keepTogether = (title: string): string => title.replace(SINGLE_LETTER, "$1\u00a0");

/** Matches the part of a title up to its first colon. */
const LEAD = /^[^:]+:(?= )/;

/** Matches words such as "E-commerce", which a line break after the hyphen would split. */
const JOINED = /(?<!\S)(\p{L}-\p{L}+\S*)/u;

interface TitleProps {
  text: string;
  /** Renders a part of the title, for example to highlight words. */
  render?: (part: string) => ReactNode;
}

/** The title of a post. No line of the title ends with a word of one letter, such as `a`. */
export function Title({ text, render = (part) => part }: TitleProps) {
  return keepTogether(text)
    .split(JOINED)
    .map((part, index) => {
      const rendered = render(part);
      return index % 2 === 1 ? (
        <span key={part} className="nowrap">
          {rendered}
        </span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal parts have no other unique key
        <Fragment key={index}>{rendered}</Fragment>
      );
    });
}

/** A large title, which breaks after its first colon if it does not fit into a line. */
export function LargeTitle({ text }: { text: string }) {
  const [lead = ""] = text.match(LEAD) ?? [];
  return (
    <>
      {lead && (
        <span className="unbroken">
          <Title text={lead} />
        </span>
      )}
      <Title text={text.slice(lead.length)} />
    </>
  );
}
