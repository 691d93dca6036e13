import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Services ignore smaller covers in previews of links. */
export const MIN_COVER = { width: 1200, height: 630 };

/** Returns why a picture in the folder of a post cannot be shown, or cannot be a cover. */
export async function pictureFault(
  folder: string,
  path: string,
  min = { width: 1, height: 1 },
): Promise<string | undefined> {
  const name = path.replace("./", "");
  // A comparison of names, because some systems also find the file under a name in other letters.
  const exists = readdirSync(folder).includes(name);
  if (!exists) return `does not exist. Put the file ${name} beside the text`;
  const picture = await sharp(join(folder, name))
    .metadata()
    .catch(() => undefined);
  if (!picture) return "is no picture. Save it again as PNG, JPEG, WebP or AVIF";
  const { width, height, depth, orientation = 1 } = picture;
  // gatsby-plugin-sharp would show such pictures with a wrong size, or with wrong colors.
  if (orientation > 1) return "is stored turned. Save it upright with a picture editor";
  if (depth !== "uchar") return "has 16 bits for each color. Save it with 8 bits";
  if (width >= min.width && height >= min.height) return undefined;
  return `has ${width} x ${height} pixels. Use 1600 x 900, or at least ${min.width} x ${min.height}`;
}
