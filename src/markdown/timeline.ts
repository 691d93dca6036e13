import { boldTextOf } from "./equations";
import { element, type MarkdownNode } from "./tree";

/** Matches a unit of time and increasing numbers, such as `Days 0, 1, 3`. */
const TIMES = /^[\p{L}\p{M}]+ (\d+(?:, \d+)+)$/u;

/** The smallest distance between two labels, so that they do not overlap on phones. */
const LABEL_DISTANCE = 0.08;

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/** Returns the attributes of a point on the line, which rises from the left to the right edge. */
const pointAt = (share: number, [x, y] = ["cx", "cy"]) => ({
  [x]: percent(share),
  [y]: percent(1 - share),
});

const text = (value: number): MarkdownNode => ({ type: "text", value: String(value) });

/**
 * If a block quote contains times in bold text, such as `Days 0, 1, 3`, adds a rising line below
 * the text. The line begins at time 0, and has a dot and a number for each time. The first dot is
 * coral. The distances between the dots are to scale. A number that is too close to the number
 * before it is left out.
 */
export function drawTimeline(quote: MarkdownNode): MarkdownNode {
  const [block, ...others] = quote.children ?? [];
  const [, list = ""] = TIMES.exec(boldTextOf(block)?.value ?? "") ?? [];
  const times = list.split(", ").map(Number);
  const last = times.at(-1);
  const isIncreasing = times.every((time, index) => index === 0 || time > Number(times[index - 1]));
  if (!block || !last || last > Number.MAX_SAFE_INTEGER || !isIncreasing) return quote;
  const dots = times.map((time, index) =>
    element(
      "circle",
      { ...pointAt(time / last), r: 8, ...(index === 0 && { fill: "var(--danger)" }) },
      [],
    ),
  );
  let end = -1;
  const labels = times.flatMap((time) => {
    const share = time / last;
    if (share - end < LABEL_DISTANCE) return [];
    end = share;
    return element("text", { ...pointAt(share, ["x", "y"]), dy: "-1em" }, [text(time)]);
  });
  const line = element(
    "line",
    { ...pointAt(0, ["x1", "y1"]), ...pointAt(1, ["x2", "y2"]), strokeWidth: 4 },
    [],
  );
  const drawing = element("svg", { ariaHidden: "true", overflow: "visible" }, [
    line,
    element("g", { fill: "currentColor", stroke: "none", textAnchor: "middle" }, [
      ...dots,
      ...labels,
    ]),
  ]);
  return { ...quote, children: [block, drawing, ...others] };
}
