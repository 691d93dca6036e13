import { glyphsOf, UNITS_PER_EM, writable } from "./face";
import { fitText } from "./fit-text";

/** What is written on a share image. */
export interface ShareImage {
  title: string;
  /** Over the title: the category of a post, say. */
  kicker?: string;
  brand: string;
  /** Where it all is, as `steepline.example`. */
  host: string;
  /** In place of a title that the face cannot write. */
  fallback: string;
  /** File of the picture at its right edge, in place of the steep line. */
  cover?: string;
}

/** What link previews ask for: https://ogp.me */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Where a cover begins; it ends with the image. */
export const COVER_LEFT = 740;

/** The colors of src/styles/tokens.css, as sRGB. */
const INK = "#07090d";
const RAISED = "#12160f";
const LINE = "#1a1e26";
const PAPER = "#f3f1ea";
const MUTED = "#a9b0bd";
const LIME = "#cdf94a";
const CORAL = "#ff8a65";

const LEFT = 76;
/** Between the brand and the steep line; the title and what is over it stand in its middle. */
const AREA = { top: 150, bottom: 490 };
const KICKER = { size: 32, leading: 1.9 };
const TITLE = {
  width: 800,
  height: 285,
  sizes: [160, 144, 128, 112, 104, 96, 88, 80, 74, 68, 62, 56, 52, 48, 44],
  leading: 1.08,
};
/** Of a title beside a cover. */
const BESIDE = { ...TITLE, width: 610 };
/** From the top of a line to its baseline, in em. */
const ASCENT = 0.8;

const STEEP = "M-20 566 610 530Q660 527 706 537L812 560Q856 569 880 529L1216 -40";
const MARK = "M2.5 19.5 9 14l4.5 3.25 8-12.75";

const GROUND = `<path fill="${INK}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`;
/** The steep line over its area. */
const LINES =
  `<path fill="${RAISED}" d="${STEEP}V${HEIGHT}H-20z"/>` +
  `<path stroke="${LINE}" stroke-width="2" d="M961 0V630M1081 0V630M841 0V630"/>` +
  `<path stroke="${LIME}" stroke-width="12" stroke-linejoin="round" d="${STEEP}"/>` +
  `<circle cx="1081" cy="189" r="34" fill="${INK}"/><circle cx="1081" cy="189" r="20" fill="${CORAL}"/>`;
/** Where the picture of a cover ends and the words begin. */
const EDGE = `<path fill="${LIME}" d="M${COVER_LEFT - 8} 0h8V${HEIGHT}h-8z"/>`;
/** The mark of the brand. */
const BRAND = `<path transform="translate(74 66) scale(2.2)" d="${MARK}" stroke="${LIME}" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A line of an image: where its baseline begins, and how high an em of it is. */
export interface Line {
  /** What the face can write */
  text: string;
  /** As #rrggbb */
  color: string;
  x: number;
  y: number;
  size: number;
}

/** A single line, left out where the face cannot write it. */
function label(text: string | undefined, line: Omit<Line, "text">): Line[] {
  const written = text && writable(text);
  return written ? [{ text: written, ...line }] : [];
}

/** The words of an image, line by line. */
export function words({ title, kicker, brand, host, fallback, cover }: ShareImage): Line[] {
  const text = writable(title) ?? writable(fallback);
  const { lines, size } = text ? fitText(text, cover ? BESIDE : TITLE) : { lines: [], size: 0 };
  const over = kicker && writable(kicker) ? KICKER.size * KICKER.leading : 0;
  const height = over + lines.length * TITLE.leading * size;
  const top = (AREA.top + AREA.bottom - height) / 2;
  const baseline = (index: number) => top + over + (ASCENT + index * TITLE.leading) * size;
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

/** A line as outlines: what draws the image needs no font. */
function outline({ text, color, x, y, size }: Line): string {
  const scale = size / UNITS_PER_EM;
  const glyphs = glyphsOf(text).map(
    (glyph) => `<path transform="translate(${glyph.x})" d="${glyph.outline}"/>`,
  );
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join("")}</g>`;
}

/** A share image as SVG. */
export const toSvg = (image: ShareImage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">` +
  `${GROUND}${image.cover ? EDGE : LINES}${BRAND}${words(image).map(outline).join("")}</svg>`;

/** Whether an image shows this title, and not something in place of it. */
export const showsTitle = (title: string) => writable(title) !== undefined;
