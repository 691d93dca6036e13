import { keepTogether } from "../../src/components/Title";

test.each([
  ["TikTok Shop: A 2025 Guide", "TikTok Shop: A~2025 Guide"],
  ["What I do in a week", "What I~do in a~week"],
  ["Notes y a b", "Notes y~a~b"],
])(
  "words of one letter in %j cannot be separated from the next word by a line break",
  (title, shown) => {
    expect(keepTogether(title)).toBe(shown.replaceAll("~", "\u00a0"));
  },
);

test.each([
  "A post",
  "Ads & margins",
  "Plan B",
  "Buy 3 for 2",
  "Q&A for shops",
  "Not an offer",
  "",
])("the title %j gets no non-breaking spaces", (title) => {
  expect(keepTogether(title)).toBe(title);
});
