import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { Failure, runCommand } from "./shared/command";

/**
 * `npm run font` generates the font files of pages and share images from variable fonts (SIL Open
 * Font License 1.1) in npm packages.
 */

const displayFile = (range: (typeof RANGES)[number]) =>
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

const RANGES = ["latin", "latin-ext", "vietnamese"] as const;

const everyCharacter = Array.from({ length: 0x2c80 }, (_, code) => String.fromCodePoint(code));

/** Share images need the letters of all Latin alphabets, and a format that Fontconfig reads. */
async function writeShareImageFonts(): Promise<void> {
  for (const range of RANGES) {
    const whole = await readFile(path.resolve(displayFile(range)));
    const options = { targetFormat: "sfnt", variationAxes: DISPLAY_AXES } as const;
    const font = await subsetFont(whole, everyCharacter.join(""), options);
    await writeFile(path.resolve(`src/fonts/ttf/bricolage-grotesque-${range}.ttf`), font);
  }
}

runCommand(async () => {
  await writeFontFiles();
  await writeShareImageFonts();
});
