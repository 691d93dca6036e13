import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { FaceData, Kerning } from "../share-image/face";
import { Failure, runCommand } from "./shared/command";

/**
 * `npm run font` generates the font files, and the outlines of the heading font, from variable fonts
 * (SIL Open Font License 1.1) in npm packages.
 */

const displayFile = (range: "latin" | "latin-ext" | "vietnamese") =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${range}-standard-normal.woff2`;

const TEXT_FILE =
  "node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";

const DISPLAY_AXES = { wght: 720, opsz: 60, wdth: 100 };

const TEXT_AXES = { wght: { min: 400, max: 700 } };

/** The style sheet at the path `TOKENS` declares the characters of each font file. */
const FONT_FILES = [
  { file: "bricolage-grotesque.woff2", source: displayFile("latin"), axes: DISPLAY_AXES },
  { file: "bricolage-grotesque-rare.woff2", source: displayFile("latin"), axes: DISPLAY_AXES },
  { file: "hanken-grotesk.woff2", source: TEXT_FILE, axes: TEXT_AXES },
  { file: "hanken-grotesk-rare.woff2", source: TEXT_FILE, axes: TEXT_AXES },
];

const TOKENS = "src/styles/tokens.css";

const OPTIONS = {
  targetFormat: "woff2",
  keepFeatures: ["kern", "tnum"],
  dropTables: ["STAT"],
};

function charactersOf(range: string): string {
  const spans = range.split(/,\s+/).map((span) => span.slice(2).split("-"));
  return spans
    .flatMap(([first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join("");
}

async function writeFontFiles(): Promise<void> {
  const tokens = await readFile(TOKENS, "utf8");
  for (const { file, source, axes } of FONT_FILES) {
    const declared = new RegExp(`/${file}"[^}]+unicode-range:\\s+([^;]+);`).exec(tokens)?.[1];
    if (!declared) throw new Failure(`${TOKENS} has no unicode-range for ${file}. Add the range.`);
    const whole = await readFile(path.resolve(source));
    const variationAxes = axes;
    const font = await subsetFont(whole, charactersOf(declared), { ...OPTIONS, variationAxes });
    await writeFile(path.resolve("src/fonts", file), font);
    console.log(`${file}: reduced from ${whole.length} to ${font.length} bytes`);
  }
}

/**
 * Outlines, widths and kerning of the heading font. Share images are drawn from these outlines, so
 * a build needs no installed fonts.
 */
const TARGET = "src/share-image/face.json";

/**
 * Kerning below this number is ignored: it moves even the largest letters by less than half a
 * pixel.
 */
const MIN_KERNING = 8;

/** Matches special spaces, control characters and combining marks. */
const EXCLUDED = /[\p{Cc}\p{Cf}\p{M}\u2000-\u200b\u2028-\u202f]/u;

const everyCharacter = Array.from({ length: 0x2c80 }, (_, code) => String.fromCodePoint(code));

type Advance = (text: string) => number;

function kerningOf(characters: string[], advance: Advance): Kerning {
  const alone = new Map(characters.map((character) => [character, advance(character)]));
  const kerning: Kerning = {};
  for (const left of characters) {
    for (const right of characters) {
      const value = advance(left + right) - (alone.get(left) ?? 0) - (alone.get(right) ?? 0);
      if (Math.abs(value) < MIN_KERNING) continue;
      kerning[left] ??= {};
      kerning[left][value] = (kerning[left][value] ?? "") + right;
    }
  }
  return kerning;
}

async function outline(range: Parameters<typeof displayFile>[0], data: FaceData): Promise<void> {
  const { Blob, Buffer, Face, Feature, Font, shape } = await import("harfbuzzjs");
  const woff2 = await readFile(path.resolve(displayFile(range)));
  const ttf = await subsetFont(woff2, everyCharacter.join(""), {
    targetFormat: "sfnt",
    variationAxes: DISPLAY_AXES,
  });
  const face = new Face(new Blob(ttf as never), 0);
  const font: Font = new Font(face);
  // A ligature would replace two letters by one glyph.
  const features = [new Feature("liga", 0), new Feature("clig", 0)];
  const glyphsOf = (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, features);
    return buffer.getGlyphInfosAndPositions();
  };
  const advance: Advance = (text) =>
    glyphsOf(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  const characters = [...face.collectUnicodes()]
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !EXCLUDED.test(character) && !data.glyphs[character]);
  for (const character of characters) {
    const [glyph] = glyphsOf(character);
    if (!glyph?.codepoint) continue;
    const path = font
      .glyphToPath(glyph.codepoint)
      .replace(/\d+\.\d+/g, (value) => `${Math.round(+value)}`);
    data.glyphs[character] = { advance: advance(character), path };
  }
  Object.assign(data.kerning, kerningOf(characters, advance));
  data.unitsPerEm = face.upem;
}

/** One entry per line, so that diffs of the file are readable. */
const linesOf = (entries: object) =>
  Object.entries(entries)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(",\n");

async function writeOutlines(): Promise<void> {
  const data: FaceData = { unitsPerEm: 0, glyphs: {}, kerning: {} };
  for (const range of ["latin", "latin-ext", "vietnamese"] as const) await outline(range, data);
  const { unitsPerEm, glyphs, kerning } = data;
  await writeFile(
    path.resolve(TARGET),
    `{"unitsPerEm":${unitsPerEm},\n"glyphs":{\n${linesOf(glyphs)}},\n"kerning":{\n${linesOf(kerning)}}}\n`,
  );
  console.log(`${TARGET}: ${Object.keys(data.glyphs).length} glyphs`);
}

runCommand(async () => {
  await writeFontFiles();
  await writeOutlines();
});
