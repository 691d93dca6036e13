import { readFileSync } from "node:fs";
import { FONT_FILES } from "../../src/cli/fonts/faces";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

test("the style sheet loads each font file for the characters that the file contains", () => {
  const faces = [
    ...tokens.matchAll(/url\("\.\.\/fonts\/([^"]+)"\)[^}]+unicode-range:\s+([^;]+);/g),
  ];
  const found = faces.map(([, file, range = ""]) => ({
    file: `src/fonts/${file}`,
    range: range.replace(/\s+/g, " "),
  }));
  expect(found).toEqual(FONT_FILES.map(({ file, range }) => ({ file, range })));
});
