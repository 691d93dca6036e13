import { casePath, PAGES, postPath, searchPart, servicePath, UNLISTED } from "../../routes";
import { type SearchEntry, splitIntoParts } from "../../search/entries";
import type { Published, PublishedPost } from "./read-published";

/**
 * Returns the URL of the smallest image of the cover. Gatsby lists the images of a cover from small
 * to large.
 */
const thumbnail = ({ featuredImage }: PublishedPost) =>
  featuredImage.images.fallback?.srcSet?.split(" ", 1)[0];

function searchEntries({ pages, services, cases, posts }: Published): SearchEntry[] {
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
      icon,
      more: points,
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
      image: thumbnail(post),
      more: [post.category.name, post.author.name],
      keywords: post.tags,
    })),
  ];
}

export const searchFiles = (published: Published): [string, string][] =>
  splitIntoParts(searchEntries(published)).map((part, index) => [
    searchPart(index + 1).slice(1),
    JSON.stringify(part),
  ]);
