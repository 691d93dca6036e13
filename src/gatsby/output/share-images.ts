import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { GatsbyCache } from "gatsby";
import { listFiles } from "../../lib/file-digests";
import { BLOG, categoryPath, PAGES, postPath, shareImagePath } from "../../routes";
import {
  type Cover,
  coverPixels,
  render,
  type ShareImage,
  showsTitle,
  toSvg,
} from "../../share-image/draw";
import type { FileNode } from "../nodes/content-nodes";
import type { Published } from "./read-published";

const FOLDER = "share";

/** The key under which the Gatsby cache stores the hashes of all share images. */
const KEY = "share-images";

/** The images are drawn on threads of libuv, which has four threads by default. */
const IN_PARALLEL = { concurrency: 4 };

const digestOf = (svg: string, cover = "") =>
  createHash("sha256").update(svg).update(cover).digest("base64url");

/** Returns the share images of all pages. The keys are paths in the output folder. */
export function shareImages(published: Published, files: FileNode[]): Map<string, ShareImage> {
  const { settings, pages, categories, posts } = published;
  const { brand, tagline } = settings;
  const same = { brand, host: new URL(settings.url).host, fallback: tagline };
  const covers = new Map(
    files.map(({ relativePath, absolutePath, internal }) => [
      relativePath,
      { file: absolutePath, digest: internal.contentDigest },
    ]),
  );
  const images = new Map<string, ShareImage>();
  const add = (to: string, title: string, kicker: string, cover?: Cover) =>
    images.set(shareImagePath(to).slice(1), {
      ...same,
      title,
      cover,
      kicker: kicker === title ? undefined : kicker,
    });
  for (const { key, title } of pages.nodes) add(PAGES[key], title, tagline);
  const blog = pages.nodes.find(({ key }) => PAGES[key] === BLOG);
  for (const { slug, name } of categories.nodes) {
    add(categoryPath(slug), name, blog?.title ?? tagline);
  }
  for (const { slug, title, category, cover } of posts.nodes) {
    add(postPath(slug), title, category.name, covers.get(cover));
  }
  return images;
}

/** Draws only images whose SVG or cover has changed. Deletes the images of removed pages. */
export async function writeShareImages(
  output: string,
  images: Map<string, ShareImage>,
  cache: GatsbyCache,
): Promise<void> {
  const before: Record<string, string> = (await cache.get(KEY)) ?? {};
  const now: Record<string, string> = {};
  const files = listFiles(path.join(output, FOLDER));
  const present = new Set(files.map((file) => `${FOLDER}/${file}`));
  await Readable.from(images).forEach(async ([file, image]: [string, ShareImage]) => {
    if (!showsTitle(image.title)) {
      process.stdout.write(
        `${file} shows the tagline instead of the title, because the font lacks letters of the title. Change the title.\n`,
      );
    }
    const svg = toSvg(image);
    now[file] = digestOf(svg, image.cover?.digest);
    if (before[file] === now[file] && present.has(file)) return;
    await mkdir(path.dirname(path.join(output, file)), { recursive: true });
    const cover = image.cover && (await coverPixels(await readFile(image.cover.file)));
    await writeFile(path.join(output, file), await render(svg, cover));
  }, IN_PARALLEL);
  for (const file of present) if (!images.has(file)) await rm(path.join(output, file));
  await cache.set(KEY, now);
}
