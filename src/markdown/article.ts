import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { type ArticleTexts, prepareForPage } from "./for-page";
import { addHeadingIds, contentsOf } from "./headings";
import { makeSafe } from "./make-safe";
import { readingMinutes, wordsOf } from "./reading-time";
import { type MarkdownNode, parseMarkdown, visit } from "./tree";

interface ArticleFacts {
  contents: { id: string; text: string }[];
  readingMinutes: number;
}

const htmlOf = (tree: MarkdownNode): string => toHtml(toHast(tree as never) as never);

export function describeArticle(markdown: string): ArticleFacts {
  const tree = parseMarkdown(markdown);
  makeSafe(tree);
  addHeadingIds(tree);
  return { contents: contentsOf(tree), readingMinutes: readingMinutes(wordsOf(tree)) };
}

export function renderForPage(markdown: string, texts: ArticleTexts): string {
  const tree = parseMarkdown(markdown);
  prepareForPage(tree, texts);
  return htmlOf(tree);
}

/** Makes links absolute, because feed readers have no base URL. `page` is the URL of the post. */
export function renderForFeed(markdown: string, page: string): string {
  const tree = parseMarkdown(markdown);
  makeSafe(tree);
  visit(tree, (node) => {
    if (node.type !== "link" || !node.url || !URL.canParse(node.url, page)) return;
    node.url = new URL(node.url, page).href;
  });
  return htmlOf(tree);
}
