import { Fragment, type ReactNode } from "react";
import { keepTogether } from "../lib/keep-together";

/**
 * Matches a single letter that a hyphen joins to a word, as in "E-commerce". Browsers may break a
 * line after this hyphen.
 */
const JOINED = /(?<!\S)(\p{L}-\p{L}+\S*)/u;

interface TitleProps {
  text: string;
  /** Renders each part of the text, such as with marks on some words. */
  render?: (part: string) => ReactNode;
}

/**
 * The title of a post, wrapped so that no line ends in a single letter. The text itself is
 * unchanged.
 */
export function Title({ text, render = (part) => part }: TitleProps) {
  return keepTogether(text)
    .split(JOINED)
    .map((part, index) => {
      const rendered = render(part);
      return index % 2 === 1 ? (
        <span key={part} className="unbroken">
          {rendered}
        </span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
        <Fragment key={index}>{rendered}</Fragment>
      );
    });
}
