import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { AXES, faceFile } from "./face-axes";

/**
 * Subsets the variable display face on npm (SIL Open Font License 1.1) to src/fonts: one weight and
 * optical size, with kerning and tabular figures, in two files. Every page preloads the first, which has
 * what English headings are written with; a browser loads the second where a heading needs it. The
 * ranges stand in src/styles/tokens.css, too. Run `npm run font` after a change here; the result is
 * committed.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/unicode-range
 */
export const FACES = [
  {
    file: "src/fonts/bricolage-grotesque.woff2",
    range:
      "U+20-3b, U+3d, U+3f, U+41-5a, U+5f, U+61-7a, U+a0, U+b7, U+2013-2014, U+2019, U+201c-201d, U+2026, U+2212",
  },
  {
    file: "src/fonts/bricolage-grotesque-rare.woff2",
    range:
      "U+3c, U+3e, U+40, U+5b-5e, U+60, U+7b-7e, U+a1-b6, U+b8-ff, U+131, U+152-153, U+2018, U+2022, U+20ac, U+2122, U+2190-2193",
  },
];

const OPTIONS = {
  targetFormat: "woff2",
  variationAxes: AXES,
  // The package has no types for these two.
  keepFeatures: ["kern", "tnum"],
  dropTables: ["STAT"],
} as const;

/** The characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  const spans = range.split(", ").map((span) => span.slice(2).split("-"));
  return spans
    .flatMap(([first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join("");
}

export async function writeDisplayFace(): Promise<void> {
  const source = await readFile(path.resolve(faceFile("latin")));
  for (const { file, range } of FACES) {
    const font = await subsetFont(source, charactersOf(range), OPTIONS);
    await writeFile(path.resolve(file), font);
    console.log(`${file}: ${font.length} bytes, from ${source.length}`);
  }
}
