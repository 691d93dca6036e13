import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import { mayHaveTables } from "../../src/content-check/may-have-tables";
import { parseMarkdown } from "../../src/content-check/parse-markdown";
import { seed } from "../support/random";
import { randomCharacters, randomMarkdown } from "../support/random-markdown";

/** As gatsby-transformer-remark has it, with everything looked for everywhere. */
const whole = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true })
  .freeze();

const differs = (markdown: string) =>
  JSON.stringify(parseMarkdown(markdown)) !== JSON.stringify(whole.parse(markdown));

test("gives the tree of the whole parser, to the last position", () => {
  expect({ seed, wrong: randomMarkdown(2000).filter(differs) }).toEqual({ seed, wrong: [] });
});

// Of few characters, so that most have no address, every second has no table, and some have one.
test("gives the same tree for short texts of what makes tables, lists, quotes and addresses", () => {
  const texts = randomCharacters(10_000);
  const tables = texts.filter((text) => JSON.stringify(whole.parse(text)).includes('"table"'));
  expect(tables.length).toBeGreaterThan(20);
  expect(texts.filter(mayHaveTables).length).toBeLessThan(texts.length / 2);
  expect({ seed, wrong: texts.filter(differs) }).toEqual({ seed, wrong: [] });
});

test.each([
  ["a table", "| a |\n| - |"],
  ["a table of one column, without bars", "a\n -"],
  ["a table in a quote", "> a\n> :-"],
  ["a quote that goes on without its mark", "> a\nb"],
  ["an item that goes on without its indent", "- a\nb"],
  ["an item in an item that goes on in the outer one", "- - a\n- b"],
  ["an address", "Write to a@b.example."],
  ["an address behind a tilde", "~a@b.example"],
  ["addresses of pages", "See www.x.example and HTTPS://x.example."],
  ["an address of a page that is written as an entity", "See &#119;ww.x.example."],
])("knows %s", (_, markdown) => {
  expect(parseMarkdown(markdown)).toEqual(whole.parse(markdown));
});
