import type { SearchEntry } from "../../islands/search/entries";
import { casePath, PAGES, postPath, servicePath, UNLISTED } from "../../routes";
import type { Published } from "./read-published";

/** Matches the URL of the image that is 800 px wide. The best match shows it up to 384 px wide. */
const PREVIEW = /(\S+) 800w/;

const previewOf = ({ featuredImage }: Published["posts"]["nodes"][number]) =>
  PREVIEW.exec(featuredImage.images.fallback?.srcSet ?? "")?.[1];

/** Returns what the search of the site finds. */
export function searchEntries({ pages, services, cases, posts }: Published): SearchEntry[] {
  return [
    ...pages.nodes
      .map((page) => ({ ...page, path: PAGES[page.key] }))
      .filter(({ path }) => !UNLISTED.includes(path))
      .map(({ title, subtitle, path, keywords }) => ({
        kind: "page" as const,
        title,
        text: subtitle,
        path,
        more: [],
        keywords,
      })),
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
      more: [post.category.name, post.author.name],
      keywords: post.tags,
    })),
  ];
}
