import sharp from "sharp";
import { COVER_LEFT, HEIGHT, WIDTH } from "./draw";

/**
 * A share image as PNG, from its SVG: about 75 kB. A palette would halve that and take six times as
 * long (92 in place of 14 ms of processor time), and only link previews load it. With a cover: 90 to
 * 147 kB in 32 ms; a palette would make that a third in 97 ms, for each of a thousand posts.
 *
 * @param cover the picture at its right edge
 */
export async function render(svg: string, cover?: Buffer): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg));
  if (!cover) return ground.removeAlpha().png().toBuffer();
  const part = { width: WIDTH - COVER_LEFT, height: HEIGHT };
  const input = await sharp(cover)
    .resize({ ...part, position: "attention" })
    .toBuffer();
  return ground
    .composite([{ input, left: COVER_LEFT, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
}
