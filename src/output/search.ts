import type { SearchEntry } from "../islands/search/entries";
import { casePath, PAGES, postPath, servicePath, UNLISTED } from "../routes";
import { REST_OF_TAG } from "./tags";

const HIDDEN = /<(script|style|svg)\b.*?<\/\1>/gs;

/** Tags inside a sentence. All other tags separate texts. */
const INLINE = new RegExp(`</?(?:a|b|br|code|del|em|mark|span|strong|time)\\b${REST_OF_TAG}`, "g");

const TAG = new RegExp(`<${REST_OF_TAG}`);

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const decode = (text: string) =>
  text.replace(/&(?:#x(\w+)|#(\d+)|(\w+));/g, (reference, hex, decimal, name) => {
    if (name) return NAMED[name] ?? reference;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** Returns the texts of headings, paragraphs, list items and cells in HTML that the site has made. */
export const textsOfHtml = (html: string): string[] =>
  html
    .replace(HIDDEN, "")
    // Two links or buttons side by side are two words.
    .replaceAll("><", "> <")
    .replace(INLINE, "")
    .split(TAG)
    .map((text) => decode(text).replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}/u.test(text));

const mainOf = (page: string): string => page.slice(page.indexOf("<main"), page.indexOf("</main>"));

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

type Published = Pick<
  Queries.PublishedQuery,
  "pages" | "services" | "cases" | "posts" | "feedPosts"
>;

/** Matches the URL of the image that is 800 px wide. The best match shows it up to 384 px wide. */
const PREVIEW = /(\S+) 800w/;

const previewOf = ({ featuredImage }: Published["posts"]["nodes"][number]) =>
  PREVIEW.exec(featuredImage.images.fallback?.srcSet ?? "")?.[1];

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
      image: previewOf(post),
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
    const texts = textsOfHtml(mainOf(htmlOf(path))).filter((text) => !known.has(text));
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
