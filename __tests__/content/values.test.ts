import { nearest } from "../../src/content/values";

test.each([
  ["catgory", "category"],
  ["decs", "desc"],
  ["Title", "title"],
  ["titel", "title"],
  ["slugg", "slug"],
  ["featuredImageALT", "featuredImageAlt"],
  ["colour", undefined],
  ["x", undefined],
  ["", undefined],
])("the suggestion for the misspelled name %j is %s", (word, meant) => {
  const known = ["id", "title", "slug", "desc", "category", "featuredImage", "featuredImageAlt"];
  expect(nearest(word, known)).toBe(meant);
});

test("a very long name has no suggestion", () => {
  expect(nearest("x".repeat(100_000), ["title"])).toBeUndefined();
});
