import type { Root } from "mdast";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified, { type Processor } from "unified";
import { mayHaveTables } from "./may-have-tables";

/** What a package adds to the tokenizer: constructs, by the code of the character that begins them. */
interface Extension {
  flow?: Record<string, unknown[]>;
  text?: Record<string, unknown[]>;
}

const DIGIT = "0".charCodeAt(0);

/** With the settings of gatsby-transformer-remark, which renders with the same packages. */
const whole = () =>
  unified().use(remarkParse).use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

/** Takes constructs of remark-gfm out again. */
function without(leaveOut: (gfm: Required<Extension>) => void) {
  return function leave(this: Processor) {
    const [gfm, ...others] = this.data("micromarkExtensions") as Extension[];
    const own = { ...gfm, flow: { ...gfm?.flow }, text: { ...gfm?.text } };
    leaveOut(own);
    this.data("micromarkExtensions", [own, ...others]);
  };
}

/** The only block of remark-gfm. */
const noTables = without((gfm) => {
  gfm.flow = {};
});

/** What is looked for at every letter and digit; at a digit, nothing else is. */
const noAddresses = without(({ text }) => {
  const [address] = text[DIGIT] ?? [];
  for (const [code, constructs] of Object.entries(text)) {
    const others = constructs.filter((construct) => construct !== address);
    if (others.length > 0) text[code] = others;
    else delete text[code];
  }
});

const parsers = {
  whole: whole().freeze(),
  noTables: whole().use(noTables).freeze(),
  noAddresses: whole().use(noAddresses).freeze(),
  plain: whole().use(noTables).use(noAddresses).freeze(),
};

function parserFor(markdown: string) {
  const tables = mayHaveTables(markdown);
  if (markdown.includes("@")) return tables ? parsers.whole : parsers.noTables;
  return tables ? parsers.noAddresses : parsers.plain;
}

/**
 * The tree of a markdown text as gatsby-transformer-remark parses it. Two thirds of the time went into
 * looking for tables at every line and for e-mail addresses at every letter, so these are looked for
 * only where there is what they cannot do without.
 */
export const parseMarkdown = (markdown: string): Root =>
  parserFor(markdown).parse(markdown) as unknown as Root;
