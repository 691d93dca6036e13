import { boldTextOf } from "./equations";
import { element, type MarkdownNode } from "./tree";

/** Matches a unit of time and increasing numbers, such as `Days 0, 1, 3`. */
const TIMES = /^[\p{L}\p{M}]+ (\d+(?:, \d+)+)$/u;

/** The width and the height of the drawing. CSS stretches the drawing. */
const [WIDTH, HEIGHT] = [100, 20];

/** Returns a path without a length, which browsers draw as a dot, because the line cap is round. */
const dot = (share: number): string =>
  `M${Number((share * WIDTH).toFixed(1))} ${Number((HEIGHT - share * HEIGHT).toFixed(2))}h.01`;

/** The group keeps CSS for the bars of equations away from the path. */
const path = (d: string, stroke: string, strokeWidth: number): MarkdownNode =>
  element("g", { stroke }, [
    element("path", { d, strokeWidth, vectorEffect: "non-scaling-stroke" }, []),
  ]);

/**
 * If a block quote contains times in bold text, such as `Days 0, 1, 3`, adds a rising line below
 * the text. The line begins at time 0, and has a dot for each time. The first dot is coral. The
 * distances between the dots are to scale.
 */
export function drawTimeline(quote: MarkdownNode): MarkdownNode {
  const [block, ...others] = quote.children ?? [];
  const [, list = ""] = TIMES.exec(boldTextOf(block)?.value ?? "") ?? [];
  const times = list.split(", ").map(Number);
  const [first, last] = [times[0] ?? 0, times.at(-1)];
  const isIncreasing = times.every((time, index) => index === 0 || time > Number(times[index - 1]));
  if (!block || !last || last > Number.MAX_SAFE_INTEGER || !isIncreasing) return quote;
  const drawing = element(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      ariaHidden: "true",
      overflow: "visible",
      strokeLinecap: "round",
    },
    [
      path(`M0 ${HEIGHT}L${WIDTH} 0`, "currentColor", 4),
      path(times.map((time) => dot(time / last)).join(""), "currentColor", 16),
      path(dot(first / last), "var(--danger)", 16),
    ],
  );
  return { ...quote, children: [block, drawing, ...others] };
}
