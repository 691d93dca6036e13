import sharp from "sharp";
import { COVER_LEFT, HEIGHT, WIDTH } from "./draw";

/** Shades of art take many bytes: a picture of that kind has a palette, which few would notice. */
const COLORS = 128;

/**
 * A share image as PNG, from its SVG: about 75 kB. A palette would halve that and take six times as
 * long (92 in place of 14 ms of processor time), and only link previews load it. With a cover it has
 * one all the same: 50 kB in place of up to 150, and what a photograph would take is far more.
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
  const whole = ground.composite([{ input, left: COVER_LEFT, top: 0 }]).removeAlpha();
  return whole.png({ palette: true, colours: COLORS }).toBuffer();
}
