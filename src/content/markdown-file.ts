import { basename, dirname } from "node:path";
import { foreignMarkup } from "../../plugins/gatsby-remark-article/foreign-markup";
import { parseMarkdown } from "../../plugins/gatsby-remark-article/parse";
import { repairText } from "../../plugins/gatsby-remark-article/pasted-text";
import { isAllowedHtml } from "../../plugins/gatsby-remark-article/raw-html";
import { type MarkdownNode, visit } from "../../plugins/gatsby-remark-article/tree";
import { decoded } from "../lib/decoded";
import { pictureFault } from "./pictures";
import type { Problem, Source } from "./read";
import { isHttps, PICTURE_PATH, slug } from "./types/fields";
import { markdownPageFault } from "./types/markdown-page";

/** Reports what is wrong with a post besides the values of its fields. `folder` is the folder of the post. */
export async function postProblems(source: Source, folder: string): Promise<Problem[]> {
  const { file, data } = source;
  const problems = await bodyProblems(source, folder);
  const name = basename(dirname(file)).normalize();
  if (!slug.safeParse(name).success) {
    const message = `is in the folder "${name}". Rename the folder: use lower-case letters, digits and single hyphens, as in my-first-post`;
    problems.push(source.problemAt([], message));
  }
  const { slug: written } = (data ?? {}) as Record<string, unknown>;
  if (typeof written === "string" && written !== name) {
    const message = `is not the name of the folder, ${name}. Remove the field, or rename the folder`;
    problems.push(source.problemAt(["slug"], message));
  }
  return problems;
}

/** Reports what is wrong with a page of content/pages besides the values of its fields. */
export async function markdownPageProblems(source: Source, folder: string): Promise<Problem[]> {
  const fault = markdownPageFault(basename(source.file, ".md"));
  const problems = await bodyProblems(source, folder);
  return fault ? [source.problemAt([], fault), ...problems] : problems;
}

async function bodyProblems({ file, body, bodyLine }: Source, folder: string): Promise<Problem[]> {
  const report = (message: string, { line, column } = { line: 1, column: 1 }): Problem => ({
    file,
    line: bodyLine + line - 1,
    column,
    field: "body",
    message,
  });
  if (!body.trim()) return [report("is empty. Write the text below the fields")];
  const nodes: MarkdownNode[] = [];
  const text = repairText(body);
  visit(parseMarkdown(text), (node) => nodes.push(node));
  const problems: Problem[] = [];
  for (const node of nodes) {
    const fault = node.type === "image" ? await imageFault(node, folder) : nodeFault(node);
    if (fault) problems.push(report(fault, node.position?.start));
    const sign = foreignMarkup(node, text);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (sign) problems.push(report(sign.message, { line: line + sign.lines, column }));
  }
  return problems;
}

const ADDRESS = /^(?:mailto:[^@\s]+@[^@\s]|tel:\+?\d|\/(?!\/)|#)[^\s\\]*$/i;

const isAddress = (url: string) => ADDRESS.test(url) || isHttps(url.replace(/^https?:/i, "https:"));

const HTML =
  "has HTML, which the site does not show. Remove it, or put it between backticks to show it as it is. A video is its address alone on a line";

function nodeFault({ type, url = "", value = "" }: MarkdownNode): string | undefined {
  if (type === "html") return isAllowedHtml(value) ? undefined : HTML;
  const isLink = type === "link" || type === "definition";
  if (!isLink || isAddress(url)) return undefined;
  return `has a link to "${url}". Begin the address with https://, mailto:, tel:, / or #`;
}

async function imageFault({ url = "", alt }: MarkdownNode, folder: string) {
  const path = decoded(url);
  if (!PICTURE_PATH.test(path))
    return `has a picture "${url}". Put a PNG, JPEG, WebP or AVIF file beside the text, and write ./ and its name`;
  if (!alt?.trim())
    return `has a picture "${url}" without a description. Write what it shows: ![description](${url})`;
  const fault = await pictureFault(folder, path);
  return fault && `has a picture "${url}" that ${fault}`;
}
