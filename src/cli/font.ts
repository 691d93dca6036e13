import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { FONT_FILES } from "./fonts/faces";
import { writeOutlines } from "./fonts/outline-font";
import { runCommand } from "./shared/command";

/** The types of subset-font do not contain `keepFeatures` and `dropTables`. */
const OPTIONS = {
  targetFormat: "woff2",
  keepFeatures: ["kern", "tnum"],
  dropTables: ["STAT"],
} as const;

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

/**
 * Writes fonts with only the characters that the site needs, from variable fonts (SIL Open Font
 * License 1.1) in npm packages.
 */
async function writeFontFiles(): Promise<void> {
  for (const { file, source, axes, range } of FONT_FILES) {
    const whole = await readFile(path.resolve(source));
    const variationAxes = axes;
    const font = await subsetFont(whole, charactersOf(range), { ...OPTIONS, variationAxes });
    await writeFile(path.resolve(file), font);
    console.log(`${file}: ${font.length} bytes, from ${whole.length}`);
  }
}

/** `npm run font` generates the font files and the outlines of the heading font. */
runCommand(async () => {
  await writeFontFiles();
  await writeOutlines();
});
