import toHtml from "hast-util-to-html";
import type { Root } from "mdast";
import toHast from "mdast-util-to-hast";
import { type ArticleTexts, prepareForPage } from "./for-page";
import { addHeadingIds, contentsOf } from "./headings";
import { makeSafe } from "./make-safe";
import { parseMarkdown } from "./parse";
import { readingMinutes, wordsOf } from "./reading-time";
import { type MarkdownNode, visit } from "./tree";

interface ArticleFacts {
  contents: { id: string; text: string }[];
  readingMinutes: number;
}

const parse = (markdown: string) => parseMarkdown(markdown) as unknown as MarkdownNode;

const htmlOf = (tree: MarkdownNode): string => toHtml(toHast(tree as never) as never);

function factsOf(tree: MarkdownNode): ArticleFacts {
  makeSafe(tree);
  addHeadingIds(tree);
  return { contents: contentsOf(tree), readingMinutes: readingMinutes(wordsOf(tree)) };
}

/** The facts of parsed articles, by Markdown. */
const described = new Map<string, ArticleFacts>();

/** Spares `describeArticle` parsing this article again, which takes 4 ms. Changes the tree. */
export function describeParsed(markdown: string, tree: Root): void {
  described.set(markdown, factsOf(tree as MarkdownNode));
}

export function describeArticle(markdown: string): ArticleFacts {
  const facts = described.get(markdown) ?? factsOf(parse(markdown));
  described.delete(markdown);
  return facts;
}

/** The preview in the editor shows the HTML of the build. */
export function renderForPage(markdown: string, texts: ArticleTexts): string {
  const tree = parse(markdown);
  prepareForPage(tree, texts);
  return htmlOf(tree);
}

/**
 * Feed readers get no wrapper elements, and absolute URLs, because they have no base URL. `page` is
 * the URL of the post.
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
