import { parseMarkdown } from "../markdown/parse";
import { type MarkdownNode, visit } from "../markdown/tree";
import type { Problem, Source } from "./read";

/** A link that looks like one of these, but contains invisible characters, is refused, too. */
const ADDRESS = /^(?:https?:\/\/[^/\s]|mailto:[^@\s]+@[^@\s]|tel:\+?\d|\/(?!\/)|#)[^\s\\]*$/i;

const HTML = "has HTML, which is not supported. Remove it, or put it between backticks to show it";

function faultOf({ type, url = "", depth }: MarkdownNode): string | undefined {
  if (type === "html") return HTML;
  if (type === "heading" && depth === 1) return "has a heading #, the level of the title. Write ##";
  if (!/^(?:link|definition)$/.test(type) || ADDRESS.test(url)) return undefined;
  return `has a link to "${url}", which leads nowhere. Begin it with https://, mailto:, tel:, / or #`;
}

/** Reports what the text of a post contains and an article cannot show. */
export function bodyProblems({ file, body, bodyLine }: Source): Problem[] {
  const report = (message: string, { line, column } = { line: 1, column: 1 }): Problem => ({
    file,
    line: bodyLine + line - 1,
    column,
    field: "body",
    message,
  });
  if (!body.trim()) return [report("is empty. Write the text of the post below its fields")];
  const problems: Problem[] = [];
  let place: { line: number; column: number } | undefined;
  visit(parseMarkdown(body), (node) => {
    // Only nodes that are made of parts of a text, such as e-mail addresses, have no position.
    place = node.position?.start ?? place;
    const fault = faultOf(node);
    if (fault) problems.push(report(fault, place));
  });
  return problems;
}
