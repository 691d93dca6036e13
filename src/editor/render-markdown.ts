import toHast from "mdast-util-to-hast";
import { parser } from "../content-check/inspect-body";
import { type RenderedBody, renderBody } from "../gatsby/render-body";

/** The text of a post as the build renders it. */
export const renderMarkdown = (markdown: string): RenderedBody =>
  renderBody(toHast(parser.parse(markdown) as never) as object);
