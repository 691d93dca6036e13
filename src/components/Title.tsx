import { Fragment, type ReactNode } from "react";

/** Matches a word of one letter and the space after the word, except at the start of a title. */
const SINGLE_LETTER = /(?<=\s)(\p{L})\s+(?=\S)/gu;

/** Prevents a line break after a word of one letter, as after "A" in "Ads: A Guide". */
export const keepTogether = (title: string): string => title.replace(SINGLE_LETTER, "$1\u00a0");

/**
 * Matches a letter with a hyphen, as in "E-commerce"; browsers may break a line after the hyphen.
 */
const JOINED = /(?<!\S)(\p{L}-\p{L}+\S*)/u;

interface TitleProps {
  text: string;
  /** Renders a part of the title, for example to mark words of a query. */
  render?: (part: string) => ReactNode;
}

/** The title of a post, wrapped so that no line ends in a single letter. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
        <Fragment key={index}>{rendered}</Fragment>
      );
    });
}
