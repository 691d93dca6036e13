import sharp from "sharp";
import { glyphsOf, UNITS_PER_EM, writable } from "./face";
import { fitText } from "./fit-text";

export interface ShareImage {
  title: string;
  kicker?: string;
  brand: string;
  host: string;
  /** A text that replaces the title if the font lacks letters of the title. */
  fallback: string;
  /** Cover of the post, in place of the illustration on the right. */
  cover?: Cover;
}

export interface Cover {
  file: string;
  digest: string;
}

/** Size in pixels that services recommend for link previews: https://ogp.me */
const WIDTH = 1200;
const HEIGHT = 630;
/** Horizontal position of the cover's left edge, in pixels. */
const COVER_LEFT = 740;
const COVER_WIDTH = WIDTH - COVER_LEFT;
const CHANNELS = 3;

const INK = "#07090d";
const RAISED = "#12160f";
const LINE = "#1a1e26";
const PAPER = "#f3f1ea";
const MUTED = "#a9b0bd";
const LIME = "#cdf94a";
const CORAL = "#ff8a65";

const LEFT = 76;
const TEXT_AREA = { top: 150, bottom: 490 };
const KICKER = { size: 32, leading: 1.9 };
const TITLE = {
  width: 800,
  height: 285,
  sizes: [160, 144, 128, 112, 104, 96, 88, 80, 74, 68, 62, 56, 52, 48, 44],
  leading: 1.08,
};
const NARROW_TITLE = { ...TITLE, width: 610 };
/** Distance from the top of a line of text to its baseline, in em. */
const ASCENT = 0.8;

const CURVE = "M-20 566 610 530Q660 527 706 537L812 560Q856 569 880 529L1216 -40";
const LOGO = "M2.5 19.5 9 14l4.5 3.25 8-12.75";

const BACKGROUND = `<path fill="${INK}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`;
const ILLUSTRATION =
  `<path fill="${RAISED}" d="${CURVE}V${HEIGHT}H-20z"/>` +
  `<path stroke="${LINE}" stroke-width="2" d="M961 0V630M1081 0V630M841 0V630"/>` +
  `<path stroke="${LIME}" stroke-width="12" stroke-linejoin="round" d="${CURVE}"/>` +
  `<circle cx="1081" cy="189" r="34" fill="${INK}"/><circle cx="1081" cy="189" r="20" fill="${CORAL}"/>`;
const COVER_BORDER = `<path fill="${LIME}" d="M${COVER_LEFT - 8} 0h8V${HEIGHT}h-8z"/>`;
const PLACED_LOGO = `<path transform="translate(74 66) scale(2.2)" d="${LOGO}" stroke="${LIME}" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"/>`;

interface Line {
  text: string;
  color: string;
  x: number;
  y: number;
  size: number;
}

function label(text: string | undefined, line: Omit<Line, "text">): Line[] {
  const written = text && writable(text);
  return written ? [{ text: written, ...line }] : [];
}

export function textLines({ title, kicker, brand, host, fallback, cover }: ShareImage): Line[] {
  const text = writable(title) ?? writable(fallback);
  const { lines, size } = text
    ? fitText(text, cover ? NARROW_TITLE : TITLE)
    : { lines: [], size: 0 };
  const kickerHeight = kicker && writable(kicker) ? KICKER.size * KICKER.leading : 0;
  const height = kickerHeight + lines.length * TITLE.leading * size;
  const top = (TEXT_AREA.top + TEXT_AREA.bottom - height) / 2;
  const baseline = (index: number) => top + kickerHeight + (ASCENT + index * TITLE.leading) * size;
  return [
    ...label(brand, { color: PAPER, x: 142, y: 110, size: 46 }),
    ...label(kicker, { color: LIME, x: LEFT, y: top + ASCENT * KICKER.size, size: KICKER.size }),
    ...lines.map((line, index) => ({
      text: line,
      color: PAPER,
      x: LEFT,
      y: baseline(index),
      size,
    })),
    ...label(host, { color: MUTED, x: LEFT, y: 606, size: 26 }),
  ];
}

function outline({ text, color, x, y, size }: Line): string {
  const scale = size / UNITS_PER_EM;
  const glyphs = glyphsOf(text).map(
    (glyph) => `<path transform="translate(${glyph.x})" d="${glyph.outline}"/>`,
  );
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join("")}</g>`;
}

export const toSvg = (image: ShareImage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">` +
  `${BACKGROUND}${image.cover ? COVER_BORDER : ILLUSTRATION}${PLACED_LOGO}${textLines(image).map(outline).join("")}</svg>`;

/** Whether the font has all letters of the title. If not, the share image shows `fallback`. */
export const showsTitle = (title: string) => writable(title) !== undefined;

export const coverPixels = (cover: Buffer): Promise<Buffer> =>
  sharp(cover)
    .autoOrient()
    .resize({ width: COVER_WIDTH, height: HEIGHT })
    .removeAlpha()
    .raw()
    .toBuffer();

/**
 * Compared with the default level 6, level 4 saves 2 to 4 ms per image, and files are 6 % larger.
 */
const PNG = { compressionLevel: 4 };

/** Returns a PNG of 75 to 150 kB. A palette would halve the size, but take three times as long. */
export async function render(svg: string, cover?: Buffer): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).removeAlpha();
  if (!cover) return drawing.png(PNG).toBuffer();
  const pixels = await drawing.raw().toBuffer();
  // Copies the rows of the cover in 1 ms; sharp's `composite` takes 7 ms.
  const bytes = COVER_WIDTH * CHANNELS;
  for (let row = 0; row < HEIGHT; row++) {
    const start = (row * WIDTH + COVER_LEFT) * CHANNELS;
    cover.copy(pixels, start, row * bytes, (row + 1) * bytes);
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: CHANNELS } as const;
  return sharp(pixels, { raw }).png(PNG).toBuffer();
}
