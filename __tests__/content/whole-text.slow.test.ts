import { checkBody, inspectBody } from "../../src/content/rules/text";
import { checkEntry } from "../../src/editor/check-entry";
import { seed } from "../support/random";
import { randomMarkdown } from "../support/random-markdown";

const TEXTS = [
  "Hello TODO world, click here.",
  "- item\n\n    <b>",
  "a &#93;(b)",
  ...randomMarkdown(300),
].filter((text) => text.trim() !== "");

test("the check sees all of a text, and what it sees the editor says in the same words", () => {
  for (const markdown of TEXTS) {
    const { problems } = checkBody(markdown, "index.md", 1);
    const { faults } = inspectBody(markdown);
    const said = (found: { message: string; fix: string; line: number }[]) =>
      found.map(({ message, fix, line }) => `Text, line ${line}: ${message}. Fix: ${fix}`);
    expect({ seed, markdown, said: said(problems) }).toEqual({
      seed,
      markdown,
      said: said(faults),
    });
    const shown = checkEntry("posts", { body: markdown }).filter((line) => line.startsWith("Text"));
    expect({ seed, markdown, shown }).toEqual({ seed, markdown, shown: said(problems) });
  }
});
