import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { AXES, faceFile } from "./face-axes";

/**
 * Makes the display face in src/fonts from the variable one on npm (SIL Open Font License 1.1):
 * Latin-1 and typographic marks only, at the one weight and optical size the headings use.
 * Run it again after changing what is listed here; the result is committed.
 */
const TARGET = "src/fonts/bricolage-grotesque.woff2";
const RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const MARKS = "–—‘’“”•…€™←→↑↓−×";

const glyphs = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join("");

export async function writeDisplayFace(): Promise<void> {
  const source = await readFile(path.resolve(faceFile("latin")));
  const font = await subsetFont(source, glyphs + MARKS, {
    targetFormat: "woff2",
    variationAxes: AXES,
  });
  await writeFile(path.resolve(TARGET), font);
  console.log(`${TARGET}: ${font.length} bytes, from ${source.length}`);
}
