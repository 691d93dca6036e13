import { readFileSync } from "node:fs";
import { FACES } from "../../src/cli/fonts/subset-font";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

test("each file of the display face is loaded for the characters that it has", () => {
  const faces = [
    ...tokens.matchAll(/url\("\.\.\/fonts\/([^"]+)"\)[^}]+unicode-range:\s+([^;]+);/g),
  ];
  const found = faces.map(([, file, range = ""]) => ({
    file: `src/fonts/${file}`,
    range: range.replace(/\s+/g, " "),
  }));
  expect(found).toEqual(FACES);
});
