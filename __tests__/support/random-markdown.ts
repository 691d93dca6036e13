import { createRandom } from "../../src/background/simulation";
import { seed } from "./random";

/** Parts of lines that open, close or change blocks and links. */
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

/** Returns random markdown texts; the same seed returns the same texts. */
export function randomMarkdown(count: number): string[] {
  const random = createRandom(seed);
  const pick = pickWith(random);
  const line = () =>
    (random() < 0.25 ? pick(["  ", "    ", "- ", "1. ", "> "]) : "") +
    pick(PIECES) +
    (random() < 0.3 ? ` ${pick(PIECES)}` : "");
  const text = () => Array.from({ length: 1 + Math.floor(random() * 14) }, line).join("\n");
  return Array.from({ length: count }, text);
}
