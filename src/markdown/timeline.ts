import { boldTextOf } from "./equations";
import { element, type MarkdownNode } from "./tree";

/** Matches a unit of time and increasing numbers, such as `Days 0, 1, 3`. */
const TIMES = /^[\p{L}\p{M}]+ (\d+(?:, \d+)+)$/u;

/**
 * Returns the numbers of a block quote that begins with times in bold text, such as `Days 0, 1, 3`.
 * Returns undefined if the numbers do not increase, or are too large to be drawn.
 */
function timesOf(quote: MarkdownNode): readonly number[] | undefined {
  const [, list] = TIMES.exec(boldTextOf(quote.children?.[0])?.value ?? "") ?? [];
  const times = list?.split(", ").map(Number) ?? [];
  const isIncreasing = times.every((time, index) => index === 0 || time > Number(times[index - 1]));
  return isIncreasing && Number.isSafeInteger(times.at(-1)) ? times : undefined;
}

/** Returns how far apart two numbers must be on phones, as a share of the width of the line. */
const distanceOf = (left: number, right: number): number =>
  0.02 * (String(left).length + String(right).length + 2);

/** Returns the times whose numbers have enough room. The last number always has room. */
function labelledTimes(times: readonly number[], last: number): readonly number[] {
  const labelled = [last];
  for (const time of times.slice(0, -1).reverse()) {
    const next = labelled.at(-1) ?? last;
    if ((next - time) / last >= distanceOf(time, next)) labelled.push(time);
  }
  return labelled.reverse();
}

/** The numbers at both ends of the line do not project beyond the line. */
const ANCHORS: Partial<Record<number, string>> = { 0: "start", 1: "end" };

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/** Returns the coordinates of a point on the line, which rises from the left to the right edge. */
const pointAt = (share: number, x: string, y: string) => ({
  [x]: percent(share),
  [y]: percent(1 - share),
});

function drawLine(times: readonly number[], last: number): MarkdownNode {
  const line = { ...pointAt(0, "x1", "y1"), ...pointAt(1, "x2", "y2"), strokeWidth: 4 };
  const dots = times.map((time, index) => {
    const fill = index === 0 ? "var(--danger)" : "currentColor";
    return element("circle", { ...pointAt(time / last, "cx", "cy"), r: 8, fill }, []);
  });
  const labels = labelledTimes(times, last).map((time) => {
    const share = time / last;
    const anchor = { textAnchor: ANCHORS[share] ?? "middle", dy: "-1em" };
    const text = { type: "text", value: String(time) };
    return element("text", { ...pointAt(share, "x", "y"), ...anchor }, [text]);
  });
  return element("svg", { ariaHidden: "true", overflow: "visible" }, [
    element("line", line, []),
    // The first dot comes last, so that no other dot covers it.
    element("g", { fill: "currentColor", stroke: "none" }, [...dots.reverse(), ...labels]),
  ]);
}

/**
 * If a block quote begins with times in bold text, such as `Days 0, 1, 3`, adds a rising line below
 * the text. The line begins at time 0, and has a dot and a number for each time. The first dot is
 * coral. The distances between the dots are to scale. A number that is too close to the next number
 * is left out.
 */
export function drawTimeline(quote: MarkdownNode): MarkdownNode {
  const times = timesOf(quote);
  const [block, ...others] = quote.children ?? [];
  const last = times?.at(-1);
  if (!block || !times || !last) return quote;
  return { ...quote, children: [block, drawLine(times, last), ...others] };
}

/**
 * Sets `data-times` on each list that is directly below a timeline and has an item for each time.
 * The style sheet then joins the items of the list by a line.
 */
export function markListsOfTimes(blocks: readonly MarkdownNode[]): void {
  for (const [index, list] of blocks.entries()) {
    const above = blocks[index - 1];
    const times = above?.type === "blockquote" ? timesOf(above) : undefined;
    if (list.type === "list" && times && times.length === list.children?.length)
      list.data = { hProperties: { dataTimes: "" } };
  }
}
