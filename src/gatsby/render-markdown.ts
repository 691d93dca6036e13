import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "../content/read/markdown";
import { readingMinutes } from "./reading-time";
import { type RenderedBody, renderBody } from "./render-body";

/** What a post has from its text. */
export type Article = Pick<RenderedBody, "html" | "contents"> & { readingMinutes: number };

/** The text of a post as gatsby-transformer-remark parses it, without raw HTML. */
export const htmlTree = (markdown: string): object =>
  toHast(parseMarkdown(markdown) as never) as object;

/** What a page shows of a text; pure, and by far the most expensive step of a post. */
export function renderMarkdown(markdown: string): Article {
  const { html, contents, text } = renderBody(htmlTree(markdown));
  return { html, contents, readingMinutes: readingMinutes(text) };
}
