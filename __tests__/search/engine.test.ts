import { createEngine } from "../../src/search/engine";
import type { SearchEntry } from "../../src/search/entries";

const entry = (title: string, text = "", words = ""): SearchEntry => ({
  kind: "post",
  title,
  text,
  words,
  path: `/blog/${title.toLowerCase().replace(/\W+/g, "-")}`,
});

const engine = createEngine();
engine.add([
  entry("Facebook Ads Guide", "How to test creative on a small budget.", "Paid Advertising"),
  entry("Email sequences", "A welcome flow in four mails.", "Email Marketing retention"),
  entry("Social commerce", "Selling where people scroll, with Facebook shops."),
]);
engine.add([entry("Crème brûlée für Gäste", "Überall gleich.")]);

const titles = (query: string) => engine.search(query).map(({ title }) => title);

test.each([
  ["a whole word", "facebook", ["Facebook Ads Guide", "Social commerce"]],
  ["the beginning of one", "seq", ["Email sequences"]],
  ["a word with a wrong letter", "facebok", ["Facebook Ads Guide", "Social commerce"]],
  ["a tag", "retention", ["Email sequences"]],
  ["all words before some", "facebook budget", ["Facebook Ads Guide"]],
  [
    "some words where nothing has all",
    "sequences budgets",
    ["Email sequences", "Facebook Ads Guide"],
  ],
  ["accents left out", "creme gaste", ["Crème brûlée für Gäste"]],
  ["accents put in", "ÉMAIL", ["Email sequences"]],
  ["nothing for a letter alone", "f", []],
  ["nothing", "zebra", []],
  ["no words", "  ?! ", []],
])("%s", (_, query, expected) => {
  expect(titles(query)).toEqual(expected);
});

test("returns the words of an entry that matched", () => {
  const [first] = engine.search("face budg");
  expect([...(first?.terms ?? [])].sort()).toEqual(["budget", "facebook"]);
});

test("ranks a match in a title before one in a text", () => {
  const order = createEngine();
  order.add([entry("One", "About pricing."), entry("Pricing", "About one.")]);
  expect(order.search("pricing").map(({ title }) => title)).toEqual(["Pricing", "One"]);
});

test.each(["__proto__", "constructor", "a".repeat(100_000), "<script>", "\u0000\ud800"])(
  "an odd query does no harm: %.20s",
  (query) => {
    expect(() => engine.search(query)).not.toThrow();
  },
);
