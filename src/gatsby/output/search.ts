import type { SearchEntry } from "../../islands/search/entries";
import { mainOf, sentencesIn, textsOfHtml } from "../../output/page-texts";
import { casePath, PAGES, postPath, servicePath, UNLISTED } from "../../routes";
import type { Published } from "./read-published";

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
  const bodies = new Map(feedPosts.nodes.map(({ slug, html }) => [slug, html ?? ""]));
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
