import { nearest } from "../../src/content/nearest";

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
  ["x".repeat(100_000), undefined],
])("for the misspelled name %.20s, suggests the known name %s", (word, meant) => {
  const known = ["id", "title", "slug", "desc", "category", "featuredImage", "featuredImageAlt"];
  expect(nearest(word, known)).toBe(meant);
});

test("suggests the most similar known name, in whatever order the names are passed", () => {
  const known = ["publishdA", "publishedAt", "publishAt"];
  expect(nearest("publishedAd", known)).toBe("publishedAt");
  expect(nearest("publishedAd", [...known].reverse())).toBe("publishedAt");
});
