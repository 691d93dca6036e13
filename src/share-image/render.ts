import sharp from "sharp";

/**
 * A share image as PNG, from its SVG: 20 to 40 kB. It has few colors, and dots in place of one of them
 * would only make it larger.
 */
export const render = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, dither: 0 }).toBuffer();
