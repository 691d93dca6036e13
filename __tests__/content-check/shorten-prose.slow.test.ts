import { inspectBody } from "../../src/content-check/inspect-body";
import { shortenProse } from "../../src/content-check/shorten-prose";
import { seed } from "../support/random";
import { randomMarkdown } from "../support/random-markdown";

test("what is found in a shortened text is what is found in the whole text", () => {
  for (const markdown of randomMarkdown(1500)) {
    const { text, lines } = shortenProse(markdown);
    const short = inspectBody(text);
    const placed = <T extends { line: number }>(found: T) => ({
      ...found,
      line: lines[found.line - 1],
    });
    expect({
      seed,
      markdown,
      faults: short.faults.map(placed),
      links: short.links.map(placed),
      anchors: short.anchors,
    }).toEqual({ seed, markdown, ...inspectBody(markdown) });
  }
});

test.each([
  ["HTML in a list item, which would be code by itself", "- item\n\n    <b>"],
  ["a heading in a list item", "- one\n- two\n\n      # code\n\n  # heading"],
  ["code after a paragraph, which would be HTML in the list", "- item\n\ntext\n\n    <b>"],
  ["a bracket written as an entity", "a &#93;(b)"],
])("finds %s", (_, markdown) => {
  const { text, lines } = shortenProse(markdown);
  const faults = inspectBody(text).faults.map((fault) => ({
    ...fault,
    line: lines[fault.line - 1],
  }));
  expect(faults).toEqual(inspectBody(markdown).faults);
});

test("plain paragraphs and lists go, headings and what has a link stay", () => {
  const { text, lines } = shortenProse(
    "One long\nparagraph.\n\n## Heading one\n\n- a\n- b\n\nWith a [link](/x).\n\n1. c\n2. [d](/x)\n3. e\n\nLast.",
  );
  expect(text.split("\n").filter(Boolean)).toEqual([
    "## Heading one",
    "With a [link](/x).",
    "2. [d](/x)",
    "3. e",
  ]);
  expect(lines.filter((_, index) => text.split("\n")[index])).toEqual([4, 9, 12, 13]);
});
