import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";

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

/** The size that services recommend for link previews: https://ogp.me */
const SHARE_OPTIONS = {
  layout: "fixed",
  width: 1200,
  height: 630,
  outputPixelDensities: [1],
  placeholder: "none",
  formats: ["jpg"],
  // By default, sharp chooses the part of a picture that it considers most interesting.
  transformOptions: { cropFocus: "center" },
  // The most detailed cover takes 230 kB. Some services ignore files of more than 300 kB.
  jpgOptions: { quality: 65 },
};

type Tools = Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">;

/** The part of Gatsby's node model that this file uses. */
interface Context {
  nodeModel: { findOne(args: object): Promise<Node | null> };
}

async function fileAt(relativePath: string, { nodeModel }: Context): Promise<FileSystemNode> {
  const find = (path: string) =>
    nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: path } } } });
  // macOS may have stored the name of the file in another form of Unicode.
  const file = (await find(relativePath)) ?? (await find(relativePath.normalize("NFD")));
  if (file) return file as FileSystemNode;
  throw new Error(
    `Gatsby has no node for ${relativePath}. Run npm run content:check, and correct the problems that it prints.`,
  );
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

const images = new Map<string, Promise<IGatsbyImageData>>();

/** Returns what `compute` returned for the same key before: posts can share a cover, and several pages show it. */
function once<T>(results: Map<string, Promise<T>>, key: string, compute: () => Promise<T>) {
  const result = results.get(key) ?? compute();
  results.set(key, result);
  // Under `gatsby develop`, a later query computes a failed result again.
  result.catch(() => results.delete(key));
  return result;
}

const pictureOf = (file: FileSystemNode) =>
  once(pictures, file.internal.contentDigest, () => uprightPicture(file));

/**
 * gatsby-transformer-sharp would add many nodes and types, so this resolver uses the File node. The
 * output files have another name than the picture, because ad blockers hide a picture such as
 * `ad-banner.png`.
 */
const imageResolver =
  (name: string, options: object) =>
  (tools: Tools) =>
  async (post: Node, _: object, context: Context) => {
    const file = await fileAt(String(post.featuredImage), context);
    return once(images, `${name} ${file.internal.contentDigest}`, async () => {
      const picture = { ...file, name, absolutePath: await pictureOf(file) };
      return generateImageData({ ...tools, file: picture, args: { ...options } });
    });
  };

export const coverResolver = imageResolver("cover", COVER_OPTIONS);

const shareResolver = imageResolver("share", SHARE_OPTIONS);

/** Resolves to the path of the cover of a post as an image for link previews. */
export const shareImageResolver = (tools: Tools) => {
  const resolve = shareResolver(tools);
  return async (...args: Parameters<typeof resolve>) =>
    (await resolve(...args)).images.fallback?.src;
};
