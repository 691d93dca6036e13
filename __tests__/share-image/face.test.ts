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
])("a share image shows the text %j as %j", (text, written) => {
  expect(writable(text)).toBe(written);
});

test.each(["Как вести рекламу", "広告の基本", "Ads на русском", "🚀🚀", "  "])(
  "a share image does not show %j, because the font lacks letters of this text",
  (text) => {
    expect(writable(text)).toBeUndefined();
  },
);

test("the font of share images has an outline for every letter of the European Latin alphabets", () => {
  const letters = Array.from({ length: 0x17f - 0x21 }, (_, index) =>
    String.fromCodePoint(0x21 + index),
  ).filter((letter) => /\p{L}|\p{N}/u.test(letter));
  expect(letters.filter((letter) => writable(letter) === undefined).join("")).toBe("ĸŉŦŧ");
  const shapes = letters
    .flatMap((letter) => writable(letter) ?? [])
    .map((text) => glyphsOf(text).map(({ outline }) => outline));
  expect(shapes.filter((outlines) => !outlines.every((path) => path.startsWith("M")))).toEqual([]);
});

test("the letter spacing of share images is negative", () => {
  expect(widthOf("nnn")).toBeLessThan(3 * widthOf("n") - 0.03);
});

test("the font of share images has kerning", () => {
  const loose = widthOf("T") + widthOf("o");
  expect(widthOf("To")).toBeLessThan(loose - 0.05);
});

test("measuring a text throws an error if the font of share images lacks a character", () => {
  expect(() => glyphsOf("広")).toThrow("広");
});

test("the outlines of glyphs contain only the SVG path commands M, L, Q and Z", () => {
  const { glyphs } = face as unknown as { glyphs: Record<string, { path: string }> };
  const other = Object.values(glyphs).filter(({ path }) => !/^(?:[MLQ][-\d., ]+|Z)*$/.test(path));
  expect(other).toEqual([]);
});
