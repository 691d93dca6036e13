import { element, type MarkdownNode } from "./tree";

/** By operator, the function that calculates how full the bar of an equation is, from 0 to 1. */
const SHARES: Record<string, (first: number, second: number, result: number) => number> = {
  "% of ": (percent) => percent / 100,
  " + ": (first, _second, result) => first / result,
  " − ": (first, second, result) => (first > second ? result / first : first / second),
  " / ": (first, second) => second / first,
  " at ": (count, price, result) => result / (count * price),
};

function shareOf(equation: string): number {
  const numbers = equation.match(/\d[\d,.]*/g) ?? [];
  const [first = 0, second = 0, result = 0] = numbers.map((text) =>
    Number(text.replaceAll(",", "")),
  );
  const [, share] = Object.entries(SHARES).find(([sign]) => equation.includes(sign)) ?? [];
  return share?.(first, second, result) ?? 0;
}

function boldTextOf(block?: MarkdownNode): MarkdownNode | undefined {
  const strong = block?.children?.[0];
  const [text, ...others] = strong?.type === "strong" ? (strong.children ?? []) : [];
  return text?.type === "text" && others.length === 0 ? text : undefined;
}

/** Adds a bar below a block quote with an equation in bold text, such as `70% of $33 = $23.10`. */
export function drawEquation(quote: MarkdownNode): MarkdownNode {
  const [block, ...others] = quote.children ?? [];
  const text = boldTextOf(block);
  const equation = text?.value ?? "";
  const [question, result] = equation.split(" = ");
  if (!block || !text || !question || !result) return quote;
  text.value = [question, `= ${result}`].map((part) => part.replaceAll(" ", "\u00a0")).join(" ");
  const share = shareOf(equation);
  if (!(share > 0 && share < 1)) return quote;
  const width = `${Math.round(share * 100)}%`;
  const bar = element("svg", { ariaHidden: "true" }, [
    element("rect", { width, height: "100%" }, []),
    element("circle", { cx: width, cy: "50%", r: "9" }, []),
  ]);
  return { ...quote, children: [block, bar, ...others] };
}
