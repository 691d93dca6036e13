import { glyphsOf, widthOf, writable } from "../../src/share-image/face";
import face from "../../src/share-image/face.json";

test.each([
  ["Crème brûlée", "Crème brûlée"],
  ["Łódź, Ștefan, İstanbul, Việt", "Łódź, Ștefan, İstanbul, Việt"],
  ["e\u0301 as two characters", "é as two characters"],
  ["🚀 Launch 👩‍👩‍👧 it ✨", "Launch it"],
  ["non\u00a0breaking\u2009space", "non breaking space"],
  ["Ｆｕｌｌ ﬁ ①", "Full fi 1"],
  ["Ĉu ţi ĕ", "Cu ti e"],
  ["“Quotes” – and — more… €5 −3 × 2", "“Quotes” – and — more… €5 −3 × 2"],
])("%j is written as %j", (text, written) => {
  expect(writable(text)).toBe(written);
});

test.each(["Как вести рекламу", "広告の基本", "Ads на русском", "🚀🚀", "  "])(
  "%j is not written, rather than with holes",
  (text) => {
    expect(writable(text)).toBeUndefined();
  },
);

test("every letter of the Latin alphabets of Europe has a shape", () => {
  const letters = Array.from({ length: 0x17f - 0x21 }, (_, index) =>
    String.fromCodePoint(0x21 + index),
  ).filter((letter) => /\p{L}|\p{N}/u.test(letter));
  expect(letters.filter((letter) => writable(letter) === undefined).join("")).toBe("ĸŉŦŧ");
  const shapes = letters
    .flatMap((letter) => writable(letter) ?? [])
    .map((text) => glyphsOf(text).map(({ outline }) => outline));
  expect(shapes.filter((outlines) => !outlines.every((path) => path.startsWith("M")))).toEqual([]);
});

test("pairs of letters are kerned", () => {
  const loose = widthOf("T") + widthOf("o");
  expect(widthOf("To")).toBeLessThan(loose - 0.05);
});

test("a text that was not made writable is a defect, not a hole", () => {
  expect(() => glyphsOf("広")).toThrow("広");
});

test("what is drawn of a shape is moves, lines, quadratic curves and ends, and nothing else", () => {
  const { glyphs } = face as unknown as { glyphs: Record<string, { path: string }> };
  const other = Object.values(glyphs).filter(({ path }) => !/^(?:[MLQ][-\d., ]+|Z)*$/.test(path));
  expect(other).toEqual([]);
});
