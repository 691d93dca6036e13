import type { Heading } from "mdast";
import type { Fault } from "../problem";
import { textOf } from "../read/markdown";

/** Deepest heading that the site has a style and an anchor for. */
const DEEPEST = 4;

/**
 * Whether a heading fits into the outline of its post.
 * @param above level of the heading before it; 1 for the title of the post
 */
export function headingFault(heading: Heading, above: number): Fault | undefined {
  const mark = (depth: number) => "#".repeat(depth);
  if (textOf(heading) === "") {
    return { message: "has a heading without text", fix: "write its text, or remove it" };
  }
  if (heading.depth === 1) {
    const message = "has a first-level heading, which the title of the post already is";
    return { message, fix: "write ## instead of #" };
  }
  if (heading.depth > DEEPEST) {
    const message = `has a heading ${mark(heading.depth)}, which is deeper than the site has`;
    return { message, fix: `write ${mark(DEEPEST)} at most` };
  }
  if (heading.depth <= above + 1) return undefined;
  const under = above === 1 ? "the title" : mark(above);
  const message = `has a heading ${mark(heading.depth)} under ${under}, which leaves out a level`;
  return { message, fix: `write ${mark(above + 1)}` };
}
