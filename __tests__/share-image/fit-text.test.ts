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

test("if a word is too long for a line, fitText uses the smallest font size", () => {
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
  expect(fitText(word, BOX)).toEqual({ lines: [word], size: 44 });
});

test("fitText fits a text with up to 30 words into the box", () => {
  for (let count = 1; count <= 30; count++) {
    expect(isInside(fitText("word ".repeat(count).trim(), BOX))).toBe(true);
  }
});

test("fitText fits five words into the box, whatever letters they have", () => {
  const unit = fc.constantFrom(..."abcdefgWMilÄŁé,.-0123456789");
  const words = fc.array(fc.string({ unit, minLength: 1, maxLength: 15 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(words, (some) => {
      expect(isInside(fitText(some.join(" "), BOX))).toBe(true);
    }),
  );
});
