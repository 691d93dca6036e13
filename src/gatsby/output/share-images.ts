import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { BLOG, categoryPath, PAGES, postPath, shareImagePath } from "../../routes";
import { type ShareImage, showsTitle, toSvg } from "../../share-image/draw";
import { render } from "../../share-image/render";
import { listFiles } from "../list-files";
import { concurrently } from "./concurrently";
import type { Published } from "./read-published";

const FOLDER = "share";

/** Key in Gatsby's cache. Its value maps the path of each image below the output to a hash of its SVG. */
const KEY = "share-images";

/** The default size of libuv's thread pool, on which sharp runs. */
const AT_ONCE = 4;

const digestOf = (svg: string) => createHash("sha256").update(svg).digest("base64url");

/** The texts on the share image of every page, by the path of the image below the output. */
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

/**
 * Draws the share image of every page, and deletes those of removed pages. An image whose SVG (texts,
 * design and letter outlines) has not changed since the last build is kept.
 */
export async function writeShareImages(
  output: string,
  images: Map<string, ShareImage>,
  cache: GatsbyCache,
): Promise<void> {
  const before: Record<string, string> = (await cache.get(KEY)) ?? {};
  const now: Record<string, string> = {};
  const files = await listFiles(path.join(output, FOLDER));
  const present = new Set(files.map((file) => `${FOLDER}/${file}`));
  await concurrently([...images], AT_ONCE, async ([file, image]) => {
    if (!showsTitle(image.title)) {
      process.stdout.write(`${file} does not show its title: its letters are not in the font\n`);
    }
    const svg = toSvg(image);
    now[file] = digestOf(svg);
    if (before[file] === now[file] && present.has(file)) return;
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    await writeFile(path.join(output, file), await render(svg));
  });
  for (const file of present) if (!images.has(file)) await rm(path.join(output, file));
  await cache.set(KEY, now);
}
