import { widthOf } from "../../src/share-image/face";
import { type Box, fitText } from "../../src/share-image/fit-text";
import { fc } from "../support/random";

const BOX: Box = { width: 800, height: 285, sizes: [112, 88, 62, 44], leading: 1.08 };

const isInside = ({ lines, size }: ReturnType<typeof fitText>) =>
  lines.length * BOX.leading * size <= BOX.height &&
  lines.every((line) => widthOf(line) * size <= BOX.width + 0.001);

test("fitText gives a short text the largest font size", () => {
  expect(fitText("Blog", BOX)).toEqual({ lines: ["Blog"], size: 112 });
});

test("fitText gives a longer text a smaller font size and lines of similar width", () => {
  const title = "How we would set up a Meta account for a new brand in 2025";
  const { lines, size } = fitText(title, BOX);
  expect(size).toBeLessThan(112);
  expect(lines.join(" ")).toBe(title);
  const widths = lines.map(widthOf);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
});

test("fitText breaks a word that is too long even at the smallest font size, without losing letters", () => {
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
  const { lines, size } = fitText(word, BOX);
  expect([size, lines.join("")]).toEqual([44, word]);
  expect(lines.length).toBeGreaterThan(1);
});

test("if a text is too long even at the smallest font size, fitText cuts the text and adds an ellipsis", () => {
  const fitted = fitText("W".repeat(300), BOX);
  expect(fitted.lines.at(-1)).toMatch(/^W+…$/);
  expect(isInside(fitted)).toBe(true);
});

test("fitText fits a text with any number of words into the box", () => {
  for (let count = 1; count < 60; count++) {
    expect(isInside(fitText("word ".repeat(count).trim(), BOX))).toBe(true);
  }
});

test("fitText fits every random text into the box", () => {
  const letter = fc.constantFrom(..."abcdefgWMil ÄŁé,.-0123456789 ");
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 200 }), (text) => {
      const words = text.replace(/ +/g, " ").trim();
      if (words) expect(isInside(fitText(words, BOX))).toBe(true);
    }),
  );
});
