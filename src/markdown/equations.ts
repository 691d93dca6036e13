import { element, type MarkdownNode } from "./tree";

/**
 * A row of blocks that illustrates an equation. All blocks together are the total, and the filled
 * blocks at the beginning are the part of the total.
 */
interface Bar {
  part: number;
  whole: number;
  /** The texts at the left and right end of the bar that is drawn below an equation. */
  labels: [string, string];
  /**
   * Whether the result of the equation is negative. The bar is a row of blocks. If the result is
   * negative, the empty blocks show how much was lost. Otherwise, they show the rest of the total.
   */
  lost?: boolean;
}

const numberIn = (text: string): number => Number(text.replace(/[^\d.]/g, ""));

/**
 * An article can contain an equation such as `70% of $33 = $23.10`, and shows a bar below it. This
 * maps each operator of equations to a function that returns the bar.
 */
const BARS: Record<string, (first: string, second: string, result: string) => Bar> = {
  "% of ": (percent, whole, result) => ({
    part: Number(percent) / 10,
    whole: 10,
    labels: [result, whole],
  }),
  " + ": (first, second, result) => ({
    part: numberIn(first),
    whole: numberIn(result),
    labels: [first, `+ ${second}`],
  }),
  " − ": (first, second, result) => {
    const [from, minus] = [numberIn(first), numberIn(second)];
    return from < minus
      ? { part: from, whole: minus, labels: [first, result], lost: true }
      : { part: from - minus, whole: from, labels: [result, `− ${second}`] };
  },
  " / ": (first, second) => ({
    part: numberIn(second),
    whole: numberIn(first),
    labels: [second, first],
  }),
  " at ": (count, price, result) => ({
    part: 1,
    whole: (numberIn(count) * numberIn(price)) / numberIn(result),
    labels: [result, `${count} at ${price}`],
  }),
};

function barOf(question: string, result: string): Bar | undefined {
  const [operator, bar] = Object.entries(BARS).find(([sign]) => question.includes(sign)) ?? [];
  const [first = "", second = "", ...others] = operator ? question.split(operator) : [];
  return others.length === 0 ? bar?.(first, second, result) : undefined;
}

const greatestDivisor = (a: number, b: number): number => (b < 1 ? a : greatestDivisor(b, a % b));

const MAX_BLOCKS = 100;

/**
 * Returns the number of filled blocks and the number of all blocks. A block stands for 1 if both
 * the part and the total are whole numbers, so 33 is drawn as 33 blocks. Otherwise, a block stands
 * for less: 2.5 is drawn as five blocks of 0.5. If the total is more than 100, the fraction is
 * reduced: 50 of 350 is drawn as one of seven blocks.
 */
function blocksOf({ part, whole }: Bar): [number, number] {
  const [first, all] = [Math.round(part * 1000), Math.round(whole * 1000)];
  const one = whole > MAX_BLOCKS ? 0 : 1000;
  const block = [first, all, one].reduce(greatestDivisor);
  return [first / block, all / block];
}

function drawBar(bar: Bar): MarkdownNode[] {
  const [part, count] = blocksOf(bar);
  const gap = count > MAX_BLOCKS ? 0 : Number((count * 0.006).toFixed(3));
  const path = (d: string) => element("path", { d }, []);
  const [dataPart, dataRest] = bar.labels;
  const dataShare = `${Math.round((part / count) * 100)}%`;
  return [
    element(
      "svg",
      {
        viewBox: `0 -1 ${count - gap} 2`,
        preserveAspectRatio: "none",
        ariaHidden: "true",
        ...(bar.lost && { dataLost: "" }),
        ...(gap && { strokeDasharray: `${Number((1 - gap).toFixed(3))} ${gap}` }),
      },
      [path(`M0 0H${part}`), path(`M${part} 0H${count}`)],
    ),
    // CSS shows these labels, because they must not be part of the article's text.
    element("div", { ariaHidden: "true", dataPart, dataRest, dataShare }, []),
  ];
}

/** Returns the bold text at the beginning of a block. */
export function boldTextOf(block?: MarkdownNode): MarkdownNode | undefined {
  const strong = block?.children?.[0];
  const [text, ...others] = strong?.type === "strong" ? (strong.children ?? []) : [];
  return text?.type === "text" && others.length === 0 ? text : undefined;
}

/**
 * If a block quote contains an equation in bold text, such as `70% of $33 = $23.10`, adds a bar
 * below the quote that illustrates the equation.
 */
export function drawEquation(quote: MarkdownNode): MarkdownNode {
  const [block, ...others] = quote.children ?? [];
  const text = boldTextOf(block);
  const [question, result, ...more] = text?.value?.split(" = ") ?? [];
  if (!block || !text || !question || !result || more.length > 0) return quote;
  // A line can break only before the equals sign. A word joiner prevents a break between a minus
  // sign and its number.
  text.value = [question, `= ${result}`]
    .map((part) => part.replaceAll(" ", "\u00a0").replace(/−(?=\S)/g, "−\u2060"))
    .join(" ");
  const bar = barOf(question, result);
  if (!bar || !(bar.part > 0 && bar.part < bar.whole)) return quote;
  if (bar.whole > Number.MAX_SAFE_INTEGER) return quote;
  return { ...quote, children: [block, ...drawBar(bar), ...others] };
}
