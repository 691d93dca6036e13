import sharp from "sharp";
import { COVER_LEFT, HEIGHT, WIDTH } from "./draw";

/**
 * A share image as PNG, from its SVG: about 75 kB, or 90 to 150 kB with a cover. A palette would halve
 * that and take three times as long, for each of a thousand posts, and only link previews load it.
 *
 * @param cover the picture whose middle is shown at the right edge
 */
export async function render(svg: string, cover?: Buffer): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg));
  if (!cover) return ground.removeAlpha().png().toBuffer();
  const part = { width: WIDTH - COVER_LEFT, height: HEIGHT };
  const input = await sharp(cover).resize(part).removeAlpha().toColorspace("srgb").raw().toBuffer();
  return ground
    .composite([{ input, raw: { ...part, channels: 3 }, left: COVER_LEFT, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
}
