import { readingMinutes, wordsOf } from "../../src/markdown/reading-time";
import { parseMarkdown } from "../../src/markdown/tree";

test.each([
  ["nothing", "", 1],
  ["a word", "word", 1],
  ["230 words", "word ".repeat(230), 1],
  ["231 words", "word ".repeat(231), 2],
  ["2000 words", "word ".repeat(2000), 9],
  ["marks and spaces between words", "word - ... \n ".repeat(230), 1],
])("the reading time of a post is correct for %s", (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test("the reading time counts words in adjacent blocks or table cells as separate words", () => {
  const markdown = "## Head\n\nIt is `co`**de**.\n\n- a\n- b\n\n| c | d |\n| - | - |\n| e | f |";
  const words = wordsOf(parseMarkdown(markdown));
  expect(words.split(/\s+/).filter(Boolean)).toEqual([
    "Head",
    "It",
    "is",
    "code.",
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
  ]);
});

test("for the reading time, a line break separates two words as a space does", () => {
  expect(wordsOf(parseMarkdown("one\\\ntwo"))).toBe("one two");
});
