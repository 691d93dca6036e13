import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import type { Problem } from "./read";
import type { Checked } from "./rules";
import { PICTURE_PATH } from "./types/fields";

/** Services ignore smaller covers in previews of links. */
const MIN_COVER = { width: 1200, height: 630 };

/** Returns why a picture cannot be shown. `folder` is the folder of the file that names the picture. */
export async function pictureFault(
  folder: string,
  path: string,
  min = { width: 1, height: 1 },
): Promise<string | undefined> {
  const file = join(folder, path);
  // A comparison of names, because some systems also find the file under a name in other letters.
  const names = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  if (!names.includes(basename(file))) {
    const other = names.find((name) => name.toLowerCase() === basename(file).toLowerCase());
    if (other)
      return `does not exist, but ${other} does. Use the same capital letters in both names`;
    return `does not exist. Put the file ${basename(file)} into that place`;
  }
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!picture) return "is not a picture. Save it again as PNG, JPEG, WebP or AVIF";
  const { width, height, depth, orientation = 1 } = picture;
  // gatsby-plugin-sharp would show such pictures with a wrong size, or with wrong colors.
  if (orientation > 1) return "is rotated. Save it upright with a picture editor";
  if (depth !== "uchar") return "has 16 bits for each color. Save it with 8 bits";
  if (width >= min.width && height >= min.height) return undefined;
  return `has ${width} x ${height} pixels. Use 1600 x 900, or at least ${min.width} x ${min.height}`;
}

/** Reports the pictures in fields of a file that cannot be shown. */
export async function pictureProblems(
  { source, values }: Checked,
  folder: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, value, meta } of values) {
    if (meta.graphql !== "File" || typeof value !== "string" || !PICTURE_PATH.test(value)) continue;
    const min = path.at(-1) === "featuredImage" ? MIN_COVER : undefined;
    const fault = await pictureFault(folder, value, min);
    if (fault) problems.push(source.problemAt(path, fault));
  }
  return problems;
}
