import { BLOG, categoryPath, PAGES, postPath, shareImagePath } from "../routes";
import type { ShareImage } from "../share-image/draw";
import type { Published } from "./read-published";

/** What is on the share image of every page, by its path below the output. */
export function shareImages(published: Published): Map<string, ShareImage> {
  const { settings, pages, categories, posts } = published;
  const { brand, tagline } = settings;
  const same = { brand, host: new URL(settings.url).host, fallback: tagline };
  const images = new Map<string, ShareImage>();
  const add = (path: string, title: string, kicker: string) =>
    images.set(shareImagePath(path).slice(1), {
      ...same,
      title,
      kicker: kicker === title ? undefined : kicker,
    });
  for (const { key, title } of pages.nodes) add(PAGES[key as keyof typeof PAGES], title, tagline);
  const blog = pages.nodes.find(({ key }) => PAGES[key as keyof typeof PAGES] === BLOG);
  for (const { slug, name } of categories.nodes) {
    add(categoryPath(slug), name, blog?.title ?? tagline);
  }
  for (const { slug, title, category } of posts.nodes) add(postPath(slug), title, category.name);
  return images;
}
