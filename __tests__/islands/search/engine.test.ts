import { createSearch } from "../../../src/islands/search/engine";
import type { SearchEntry } from "../../../src/islands/search/entries";

const entry = (title: string, text = "", more = ""): SearchEntry => ({
  kind: "post",
  title,
  text,
  more: [more],
  path: `/blog/${title.toLowerCase().replace(/\W+/g, "-")}`,
});

const search = createSearch([
  entry("Facebook Ads Guide", "How to test creative on a small budget.", "Paid Advertising"),
  entry("Email sequences", "A welcome flow in four mails.", "Email Marketing retention"),
  entry("Social commerce", "Selling where people scroll, with Facebook shops."),
  entry("Crème brûlée für Gäste", "Überall gleich."),
  entry("電子商取引の広告", "ร้านค้าออนไลน์ใน TikTok"),
]);

const titles = (query: string) => search(query).map(({ title }) => title);

test.each([
  ["finds a whole word", "facebook", ["Facebook Ads Guide", "Social commerce"]],
  ["finds the beginning of a word", "seq", ["Email sequences"]],
  ["finds a word with a wrong letter", "facebok", ["Facebook Ads Guide", "Social commerce"]],
  ["finds a word inside Japanese text", "広告", ["電子商取引の広告"]],
  ["finds a word inside Thai text", "ออนไลน์", ["電子商取引の広告"]],
  ["finds a tag", "retention", ["Email sequences"]],
  [
    "returns only entries with all words of the query if any entry has all words",
    "facebook budget",
    ["Facebook Ads Guide"],
  ],
  [
    "returns entries with some words of the query if no entry has all words",
    "sequences budgets",
    ["Email sequences", "Facebook Ads Guide"],
  ],
  [
    "finds words with accents by a query without accents",
    "creme gaste",
    ["Crème brûlée für Gäste"],
  ],
  ["finds words without accents by a query with accents", "ÉMAIL", ["Email sequences"]],
  ["finds nothing for a single letter", "f", []],
  ["finds nothing for an unknown word", "zebra", []],
  ["finds a word by its plural", "emails", ["Email sequences"]],
  ["does not take another word for a typo", "swelling", []],
  ["finds nothing for a query without words", "  ?! ", []],
])("the search %s", (_, query, expected) => {
  expect(titles(query)).toEqual(expected);
});

test("a search result contains the words that match the query", () => {
  const [first] = search("face budg");
  expect([...(first?.terms ?? [])].sort()).toEqual(["budget", "facebook"]);
});

test("the search ranks a match in a title before a match in a keyword", () => {
  const order = createSearch([
    entry("One", "", "pricing"),
    entry("The pricing of all plans", "About one.", "plan"),
  ]);
  expect(order("pricing").map(({ title }) => title)).toEqual(["The pricing of all plans", "One"]);
});

test.each(["__proto__", "constructor", "a".repeat(100_000), "<script>", "\u0000\ud800"])(
  "the search does not throw for the unusual query %.20s",
  (query) => {
    expect(() => search(query)).not.toThrow();
  },
);
