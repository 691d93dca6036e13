import sharp from "sharp";

/** Makes the size of the file that of a photograph: a higher value adds detail. */
const GRAIN = 22;

/** Returns pseudorandom numbers from 0 to 1, always the same ones. */
function makeRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const [width, height] = [1600, 900];

/** Draws a JPEG of about 200 kB that is as hard to compress as a photograph: soft shapes with grain. */
export async function photograph(): Promise<Buffer> {
  const random = makeRandom();
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    const shape = 60 * Math.sin(x / 170) * Math.cos(y / 130) + 40 * Math.sin((x + y) / 60);
    const light = 120 + shape + GRAIN * (random() - 0.5);
    pixels[at] = Math.min(255, Math.max(0, light + 30));
    pixels[at + 1] = Math.min(255, Math.max(0, light));
    pixels[at + 2] = Math.min(255, Math.max(0, light - 30 + (60 * y) / height));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
