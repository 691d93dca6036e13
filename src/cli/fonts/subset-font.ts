import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { AXES, faceFile } from "./face-axes";

/**
 * Makes the display face in src/fonts from the variable one on npm (SIL Open Font License 1.1): the
 * glyphs that headings use, at the one weight and optical size they are set in, with kerning and
 * figures of equal width. Every page preloads it, so what few headings have is left out: such a letter
 * is shown in the fallback. Run it again after changing what is listed here; the result is committed.
 */
const TARGET = "src/fonts/bricolage-grotesque.woff2";
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index));
const LETTERS = "áäçèéíñóöúüÄÉÖÜ";
const MARKS = "\u00a0·×–—‘’“”•…€™←→↑↓−";

const OPTIONS = {
  targetFormat: "woff2",
  variationAxes: AXES,
  // The package has no types for these two.
  keepFeatures: ["kern", "tnum"],
  dropTables: ["STAT"],
} as const;

export async function writeDisplayFace(): Promise<void> {
  const source = await readFile(path.resolve(faceFile("latin")));
  const font = await subsetFont(source, ASCII.join("") + LETTERS + MARKS, OPTIONS);
  await writeFile(path.resolve(TARGET), font);
  console.log(`${TARGET}: ${font.length} bytes, from ${source.length}`);
}
