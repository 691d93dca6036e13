import { checkBody } from "../../src/content/rules/text";
import { describeArticle } from "../../src/markdown/article";
import { createRandom, seed } from "../support/random";
import { htmlOfPage, htmlOfPreview } from "../support/remark";

/** Markdown fragments that open, close or change blocks and links. */
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

const pickWith = (random: () => number) => (list: readonly string[]) =>
  list[Math.floor(random() * list.length)] ?? "";

function randomMarkdown(count: number): string[] {
  const random = createRandom(seed);
  const pick = pickWith(random);
  const line = () =>
    (random() < 0.25 ? pick(["  ", "    ", "- ", "1. ", "> "]) : "") +
    pick(PIECES) +
    (random() < 0.3 ? ` ${pick(PIECES)}` : "");
  const text = () => Array.from({ length: 1 + Math.floor(random() * 14) }, line).join("\n");
  return Array.from({ length: count }, text);
}

test("the check renders the same HTML as gatsby-transformer-remark", async () => {
  const accepted = randomMarkdown(3000).filter(
    (text) => checkBody(text, "", 1).problems.length === 0,
  );
  expect(accepted.length).toBeGreaterThan(200);
  for (const markdown of accepted) {
    const html = await htmlOfPage(markdown);
    expect([seed, markdown, htmlOfPreview(markdown)]).toEqual([seed, markdown, html]);
  }
});

test("the check renders no raw HTML, because raw HTML is a problem", () => {
  const html = htmlOfPreview("Text <b onclick='x'>bold</b>.\n\n<p>raw</p>\n\nEnd.");
  expect(html).toBe("<p>Text bold.</p>\n<p>End.</p>");
});

test("the reading time of a text is computed from its words", () => {
  expect(describeArticle(`# Title\n\n${"word ".repeat(500)}`).readingMinutes).toBe(3);
  expect(describeArticle("").readingMinutes).toBe(1);
});
