import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Services ignore smaller covers in previews of links. */
const MIN_COVER = { width: 1200, height: 630 };

/** Returns why a picture in the folder of a post cannot be shown. */
export async function pictureFault(folder: string, path: string): Promise<string | undefined> {
  const name = path.replace("./", "");
  // A comparison of names, because some systems also find the file under a name in other letters.
  const exists = readdirSync(folder).includes(name);
  if (!exists) return `does not exist. Put the file ${name} beside the text`;
  const picture = await sharp(join(folder, name))
    .metadata()
    .catch(() => undefined);
  if (!picture) return "is no picture. Save it again as PNG, JPEG, WebP or AVIF";
  // gatsby-plugin-sharp would show such pictures with a wrong size, or with wrong colors.
  if ((picture.orientation ?? 1) > 1)
    return "is stored turned. Save it upright with a picture editor";
  if (picture.depth !== "uchar") return "has 16 bits for each color. Save it with 8 bits";
  return undefined;
}

/** Returns why a picture cannot be a cover. */
export async function coverFault(folder: string, path: string): Promise<string | undefined> {
  const fault = await pictureFault(folder, path);
  if (fault) return fault;
  const { width, height } = await sharp(join(folder, path)).metadata();
  if (width >= MIN_COVER.width && height >= MIN_COVER.height) return undefined;
  return `has ${width} x ${height} pixels. Use 1600 x 900, or at least ${MIN_COVER.width} x ${MIN_COVER.height}`;
}
