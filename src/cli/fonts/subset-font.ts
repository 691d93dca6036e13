import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { AXES, faceFile } from "./face-axes";

/**
 * Subsets the variable display face on npm (SIL Open Font License 1.1) to src/fonts: the glyphs that
 * headings use, in one weight and optical size, with kerning and tabular figures. Every page preloads
 * the file, so rare letters are left out and shown in the fallback font. Run `npm run font` after a
 * change here; the result is committed.
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
