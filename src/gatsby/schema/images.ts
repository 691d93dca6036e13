import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { SiteContent } from "../../content/types";
import { drawShareImage, type ShareImage } from "../../output/share-image";
import { type Context, requireNode, settings } from "./node-model";

const COVER_OPTIONS = {
  width: 1600,
  aspectRatio: 1.7778,
  placeholder: "none",
  formats: ["webp"],
  // With the default quality of 50, thin lines on a dark background disappear.
  webpOptions: { quality: 75 },
  // Cards and articles show covers at the sizes of src/sections/cover-sizes.ts.
  breakpoints: [360, 540, 800, 1200, 1600],
};

type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">;

async function fileAt(relativePath: string, { nodeModel }: Context): Promise<FileSystemNode> {
  const query = { filter: { relativePath: { eq: relativePath } } };
  return requireNode(
    await nodeModel.findOne({ type: "File", query }),
    relativePath,
  ) as FileSystemNode;
}

/**
 * Returns the path of the picture, or of an upright copy with 8 bits per color in sRGB.
 * gatsby-plugin-sharp measures pictures before it rotates them, and sharp converts only pictures
 * with 8 bits per color to sRGB.
 */
async function uprightPicture({ absolutePath, internal }: FileSystemNode): Promise<string> {
  const { orientation = 1, depth } = await sharp(absolutePath).metadata();
  if (orientation === 1 && depth === "uchar") return absolutePath;
  const copy = path.resolve(".cache/upright", `${internal.contentDigest}.png`);
  await mkdir(path.dirname(copy), { recursive: true });
  await sharp(absolutePath).autoOrient().withIccProfile("srgb", { attach: false }).toFile(copy);
  return copy;
}

const pictures = new Map<string, Promise<string>>();

const coverData = new Map<string, Promise<IGatsbyImageData>>();

/** Returns what `compute` returned for the same key before: posts can share a cover, and several pages show it. */
function once<T>(results: Map<string, Promise<T>>, key: string, compute: () => Promise<T>) {
  const result = results.get(key) ?? compute();
  results.set(key, result);
  return result;
}

const pictureOf = (file: FileSystemNode) =>
  once(pictures, file.internal.contentDigest, () => uprightPicture(file));

/**
 * gatsby-transformer-sharp would add many nodes and types, so this resolver uses the File node. The
 * output files have another name than the picture, because ad blockers hide a picture such as
 * `ad-banner.png`.
 */
export const coverResolver = (tools: Tools) => async (post: Node, _: object, context: Context) => {
  const file = await fileAt(String(post.featuredImage), context);
  return once(coverData, file.internal.contentDigest, async () => {
    const picture = { ...file, name: "cover", absolutePath: await pictureOf(file) };
    return generateImageData({ ...tools, file: picture, args: { ...COVER_OPTIONS } });
  });
};

type Drawing = Pick<ShareImage, "title" | "kicker" | "cover">;

/**
 * Writes a share image to the output folder, and returns its path. The path contains a hash of the
 * image, because social networks keep images by their URLs.
 */
async function writeShareImage(drawing: Drawing, context: Context): Promise<string> {
  const { brand, tagline, url } = (await settings(context)) as unknown as SiteContent;
  const { title, kicker = tagline } = drawing;
  const image = await drawShareImage({
    ...drawing,
    kicker: kicker === title ? undefined : kicker,
    brand,
    host: new URL(url).host,
    fallback: tagline,
  });
  const hash = createHash("sha256").update(image).digest("hex").slice(0, 16);
  const to = `/share/${hash}.jpg`;
  await mkdir(path.resolve("public/share"), { recursive: true });
  await writeFile(path.join(path.resolve("public"), to), image);
  return to;
}

const titleImages = new Map<string, Promise<string>>();

/** Several pages of a list of posts have the same share image. */
const titleShareImage = (title: string, context: Context) =>
  once(titleImages, title, () => writeShareImage({ title }, context));

export const pageShareImage = (page: Node, _args: object, context: Context) =>
  titleShareImage(String(page.title), context);

export const categoryShareImage = (category: Node, _args: object, context: Context) =>
  titleShareImage(String(category.name), context);

export async function postShareImage(post: Node, _args: object, context: Context) {
  const file = await fileAt(String(post.featuredImage), context);
  const drawing = { title: String(post.title), kicker: String(post.category) };
  return writeShareImage({ ...drawing, cover: await pictureOf(file) }, context);
}
