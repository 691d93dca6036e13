import path from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../lib/escape-html";
import { tokenColor } from "./token-colors";

/** The image that social networks and messengers show with a link. */
export interface ShareImage {
  title: string;
  /** Line above the title. */
  kicker?: string;
  brand: string;
  host: string;
  /** A text that replaces the title if the font lacks letters of the title. */
  fallback: string;
  /** Path of a picture, which replaces the illustration on the right. */
  cover?: string;
}

/** Fontconfig, a part of sharp, reads fonts from this folder only, so all machines draw the same. */
process.env.FONTCONFIG_PATH = path.resolve("src/fonts/ttf");
const FONT = "Bricolage Grotesque 96pt ExtraBold, 12";
/** Pixels per inch at which a font of 12 points is one pixel high. */
const DPI_PER_PIXEL = 6;
/** Letter spacing of the headings of the site, -0.02 em, in units of 1/1024 point. */
const LETTER_SPACING = -246;
/** Distance between lines, relative to the distance that the font recommends. */
const LINE_HEIGHT = 0.9;

/** Size in pixels that services recommend for link previews: https://ogp.me */
const WIDTH = 1200;
const HEIGHT = 630;
const COVER = { left: 740, width: WIDTH - 740 };
const LEFT = 76;
const TITLE = { width: 800, besideCover: 610, height: 285, center: 320, widthPerLetter: 90 };
const KICKER = { size: 32, gap: 28 };

const CURVE = "M-20 566 610 530Q660 527 706 537L812 560Q856 569 880 529L1216 -40";
const LOGO = "M2.5 19.5 9 14l4.5 3.25 8-12.75";

function background(hasCover: boolean): string {
  const [surface, accent] = [tokenColor("surface"), tokenColor("accent")];
  const illustration =
    `<path fill="${tokenColor("surface-raised")}" d="${CURVE}V${HEIGHT}H-20z"/>` +
    `<path stroke="${tokenColor("surface-high")}" stroke-width="2" d="M961 0V630M1081 0V630M841 0V630"/>` +
    `<path stroke="${accent}" stroke-width="12" stroke-linejoin="round" d="${CURVE}"/>` +
    `<circle cx="1081" cy="189" r="34" fill="${surface}"/><circle cx="1081" cy="189" r="20" fill="${tokenColor("danger")}"/>`;
  const border = `<path fill="${accent}" d="M${COVER.left - 8} 0h8V${HEIGHT}h-8z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">` +
    `<path fill="${surface}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${hasCover ? border : illustration}` +
    `<path transform="translate(74 66) scale(2.2)" d="${LOGO}" stroke="${accent}" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

/** Matches letters that the font lacks. */
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u;
/** Matches symbols that the font lacks, such as emoji. */
const OTHER_SYMBOLS = /[^\p{Script=Latin}\p{M}\u0020-\u00ff\u2010-\u2026\u20ac\u2122\u2212]/gu;

/** Returns the text without symbols that the font lacks, or "" if the font lacks letters. */
const writable = (text: string): string =>
  OTHER_LETTERS.test(text)
    ? ""
    : text.normalize("NFC").replace(OTHER_SYMBOLS, "").replace(/\s+/g, " ").trim();

type Size = { dpi: number } | { width: number; height: number };

/** Draws a text. With a width and a height, the text gets the largest font that fits. */
const drawText = (text: string, color: string, size: Size) =>
  sharp({
    text: {
      text: `<span foreground="${tokenColor(color)}" letter_spacing="${LETTER_SPACING}" line_height="${LINE_HEIGHT}">${escapeHtml(text)}</span>`,
      font: FONT,
      rgba: true,
      wrap: "word",
      ...size,
    },
  });

interface Drawn {
  input: Buffer;
  raw: sharp.CreateRaw;
}

const toDrawn = async (image: sharp.Sharp): Promise<Drawn> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
};

/** Draws a line of text, which becomes smaller if it is wider than `width`. */
async function drawLine(text: string, color: string, size: number, width: number) {
  const line = writable(text);
  if (!line) return undefined;
  const drawn = await toDrawn(drawText(line, color, { dpi: size * DPI_PER_PIXEL }));
  const { input, raw } = drawn;
  return raw.width > width ? toDrawn(sharp(input, { raw }).resize({ width })) : drawn;
}

function drawTitle(image: ShareImage, width: number) {
  const title = writable(image.title) || writable(image.fallback);
  if (!title) return undefined;
  const limit = Math.min(width, title.length * TITLE.widthPerLetter);
  return toDrawn(drawText(title, "text", { width: limit, height: TITLE.height }));
}

const place = (drawn: Drawn | undefined, left: number, middle: number) =>
  drawn ? [{ ...drawn, left, top: Math.round(middle - drawn.raw.height / 2) }] : [];

const drawCover = (cover: string) =>
  toDrawn(sharp(cover).autoOrient().resize({ width: COVER.width, height: HEIGHT }));

/** Draws a share image, and returns it as JPEG. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  const { brand, kicker, host, cover } = image;
  const width = cover ? TITLE.besideCover : TITLE.width;
  const title = await drawTitle(image, width);
  const above = kicker ? await drawLine(kicker, "accent", KICKER.size, width) : undefined;
  const titleHeight = title?.raw.height ?? 0;
  const kickerHeight = above?.raw.height ?? 0;
  const height = titleHeight + (above ? kickerHeight + KICKER.gap : 0);
  const top = TITLE.center - height / 2;
  const layers = [
    ...place(await drawLine(brand, "text", 46, width - 66), 142, 93),
    ...place(above, LEFT, top + kickerHeight / 2),
    ...place(title, LEFT, top + height - titleHeight / 2),
    ...place(await drawLine(host, "text-muted", 26, width), LEFT, 600),
    ...(cover ? [{ ...(await drawCover(cover)), left: COVER.left, top: 0 }] : []),
  ];
  return sharp(Buffer.from(background(Boolean(cover))))
    .composite(layers)
    .flatten()
    .jpeg({ quality: 80 })
    .toBuffer();
}
