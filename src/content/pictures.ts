import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import type { Problem, Source } from "./read";

/** Services ignore smaller pictures in previews of links. */
const MIN_WIDTH = 1200;
const MIN_HEIGHT = 630;

async function faultOf(path: string): Promise<string | undefined> {
  const names = readdirSync(dirname(path)).map((name) => name.normalize());
  if (!names.includes(basename(path))) {
    return "does not exist. Put the picture into the folder of the post, and write ./ and its name";
  }
  const picture = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!picture) return "is not a picture. Save it again as PNG, JPEG, WebP or AVIF";
  const { width, height, orientation = 1, depth } = picture;
  if (width < MIN_WIDTH || height < MIN_HEIGHT)
    return `has ${width} x ${height} pixels. Use at least ${MIN_WIDTH} x ${MIN_HEIGHT}, best 1600 x 900`;
  if (orientation > 1) return "is stored turned, as phones do. Save it upright in a picture editor";
  if (depth !== "uchar") return "has more than 8 bits per color. Save it with 8 bits";
  return undefined;
}

/** Reports a cover that is missing or cannot be shown. `folder` is the folder of the post. */
export async function coverProblems(source: Source, folder: string): Promise<Problem[]> {
  const cover = (source.data as { featuredImage?: unknown } | null)?.featuredImage;
  if (typeof cover !== "string" || !/^\.\/[^/\\]+$/.test(cover)) return [];
  const fault = await faultOf(join(folder, cover));
  return fault ? [source.report(["featuredImage"], fault)] : [];
}
