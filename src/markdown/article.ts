import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { type ArticleTexts, prepareForPage } from "./for-page";
import { addHeadingIds, contentsOf } from "./headings";
import { makeSafe } from "./make-safe";
import { parseMarkdown } from "./parse";
import { readingMinutes, wordsOf } from "./reading-time";
import { type MarkdownNode, visit } from "./tree";

/** What a page tells about a text beside showing it. */
export interface ArticleFacts {
  /** Headings of the second level, in order */
  contents: { id: string; text: string }[];
  readingMinutes: number;
}

const parse = (markdown: string) => parseMarkdown(markdown) as unknown as MarkdownNode;

const htmlOf = (tree: MarkdownNode): string => toHtml(toHast(tree as never) as never);

/** Contents and reading time of a text. */
export function describeArticle(markdown: string): ArticleFacts {
  const tree = parse(markdown);
  makeSafe(tree);
  addHeadingIds(tree);
  return { contents: contentsOf(tree), readingMinutes: readingMinutes(wordsOf(tree)) };
}

/** HTML of a text as its page shows it, for the editor's preview: pages have it of Gatsby. */
export function renderForPage(markdown: string, texts: ArticleTexts): string {
  const tree = parse(markdown);
  prepareForPage(tree, texts);
  return htmlOf(tree);
}

/**
 * HTML of a text for feed readers: safe, without what the page puts around its blocks, and with whole
 * addresses, as there is no page that they could start from.
 *
 * @param page absolute address of the post
 */
export function renderForFeed(markdown: string, page: string): string {
  const tree = parse(markdown);
  makeSafe(tree);
  visit(tree, (node) => {
    if (node.type !== "link" || !node.url || !URL.canParse(node.url, page)) return;
    node.url = new URL(node.url, page).href;
  });
  return htmlOf(tree);
}
