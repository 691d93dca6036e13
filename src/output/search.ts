import { DomUtils, parseDocument } from "htmlparser2";
import type { SearchEntry } from "../islands/search/entries";
import { casePath, PAGES, postPath, servicePath, UNLISTED } from "../routes";

type HtmlNode = ReturnType<typeof parseDocument>["children"][number];

const HIDDEN = ["script", "style", "svg"];

/** Elements inside a sentence. All other elements separate texts. */
const INLINE = ["a", "b", "br", "code", "del", "em", "mark", "span", "strong", "time"];

/** Returns the text of a node, with line breaks only around elements that separate texts. */
function linesOf(node: HtmlNode): string {
  if (DomUtils.isText(node)) return node.data.replace(/\s+/g, " ");
  if (!DomUtils.isTag(node) || HIDDEN.includes(node.name)) return "";
  const text = node.children.map(linesOf).join("");
  if (!INLINE.includes(node.name)) return `\n${text}\n`;
  // Two links or buttons side by side are two words.
  return node.prev && DomUtils.isTag(node.prev) ? ` ${text}` : text;
}

/** Returns the texts of headings, paragraphs, list items and cells in HTML. */
export const textsOfHtml = (html: string): string[] => textsOf(parseDocument(html).children);

const textsOf = (nodes: HtmlNode[]): string[] =>
  nodes
    .map(linesOf)
    .join("")
    .split("\n")
    .map((text) => text.replace(/ +/g, " ").trim())
    .filter((text) => /\p{L}/u.test(text));

const mainOf = (page: string) => DomUtils.getElementsByTagName("main", parseDocument(page));

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

type Published = Pick<
  Queries.PublishedQuery,
  "pages" | "services" | "cases" | "posts" | "feedPosts"
>;

/**
 * Returns what the search of the site finds: all that pages say, and all that the newest posts say.
 * @param htmlOf returns the HTML of a page
 */
export function searchEntries(
  { pages, services, cases, posts, feedPosts }: Published,
  htmlOf: (path: string) => string,
): SearchEntry[] {
  const bodies = new Map(feedPosts.nodes.map(({ slug, markdown }) => [slug, markdown.html]));
  const parts: SearchEntry[] = [
    ...services.nodes.map(({ slug, title, icon, desc, points }) => ({
      kind: "service" as const,
      title,
      text: desc,
      path: servicePath(slug),
      icon: icon ?? undefined,
      more: points ?? [],
    })),
    ...cases.nodes.map(({ slug, brand, metric, tagline, blurb, bullets }) => ({
      kind: "case" as const,
      title: `${brand}: ${tagline}`,
      text: blurb,
      path: casePath(slug),
      metric,
      more: bullets,
    })),
    ...posts.nodes.map((post) => ({
      kind: "post" as const,
      title: post.title,
      text: post.excerpt,
      path: postPath(post.slug),
      more: [
        post.category.name,
        post.author.name,
        ...textsOfHtml(bodies.get(post.slug) ?? "").flatMap(sentencesIn),
      ],
      keywords: post.tags,
    })),
  ];
  // A text that two pages show belongs to the entry that comes first, and to the home page last.
  const known = new Set(parts.flatMap(({ title, text, more }) => [title, text, ...more]));
  const newTexts = (path: string) => {
    const texts = textsOf(mainOf(htmlOf(path))).filter((text) => !known.has(text));
    for (const text of texts) known.add(text);
    return texts.flatMap(sentencesIn);
  };
  const entries = pages.nodes
    .map((page) => ({ ...page, path: PAGES[page.key] }))
    .filter(({ path }) => !UNLISTED.includes(path))
    .sort((a, b) => b.path.length - a.path.length)
    .map(({ title, subtitle, path, keywords }) => ({
      kind: "page" as const,
      title,
      text: subtitle,
      path,
      more: newTexts(path),
      keywords,
    }));
  return [...entries, ...parts];
}
