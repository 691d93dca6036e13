import { inspectBody } from "../../src/content-check/inspect-body";
import { shortenProse } from "../../src/content-check/shorten-prose";

/** Pieces of lines that begin, end, hide or change blocks and links. */
const PIECES = [
  ..."word|Two words|# h|## h|### h|####|[a](/x)|[a](javascript:x)|<b>|<!--|-->|<script>".split(
    "|",
  ),
  ..."</script>|```|~~~|`a|`|![i](x)|- item|* star|+ plus|1. one|2. two|1) par|> quote".split("|"),
  ..."===|---|***|**bold**|*em|_x_|[a]: /url|[a]|[^1]: note|a[^1]|- [ ] todo|\\<b>|&lt;".split("|"),
  ...'www.x.example|a@b.example|https://x.example|(paren|"quote"|日本|title](|x <i|1.no'.split("|"),
  ..."- |1.|[a](|javascript:x)|<div>|^[n]|- nested|> - q|- # h|1. ## h|- ```|<?php|?>".split("|"),
  ..."| a | b |;|---|---|;a | b;\u00a0;a  ;a\\;-     deep;    code;  two;\ttab;;;;".split(";"),
];

/** Numbers that look random and are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test("what is found in a shortened text is what is found in the whole text", () => {
  const random = numbers(2025);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const line = () =>
    (random() < 0.25 ? pick(["  ", "    ", "- ", "1. ", "> "]) : "") +
    pick(PIECES) +
    (random() < 0.3 ? ` ${pick(PIECES)}` : "");
  for (let run = 0; run < 1500; run++) {
    const markdown = Array.from({ length: 1 + Math.floor(random() * 14) }, line).join("\n");
    const { text, lines } = shortenProse(markdown);
    const short = inspectBody(text);
    const placed = <T extends { line: number }>(found: T) => ({
      ...found,
      line: lines[found.line - 1],
    });
    expect({
      markdown,
      faults: short.faults.map(placed),
      links: short.links.map(placed),
      anchors: short.anchors,
    }).toEqual({ markdown, ...inspectBody(markdown) });
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
