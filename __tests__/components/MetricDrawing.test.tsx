/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { changeOf, MetricDrawing } from "../../src/components/MetricDrawing";

test.each([
  ["+312%", "revenue in 45 days", { kind: "rise", after: 412, days: 45 }],
  ["+7.5%", "revenue", { kind: "rise", after: 107.5, days: 30 }],
  ["-41%", "CPA", { kind: "fall", after: 59 }],
  ["-100%", "CPA", { kind: "fall", after: 0 }],
  ["-120%", "CPA", { kind: "fall", after: 0 }],
  ["3.4x", "ROAS", { kind: "ratio", after: 3.4 }],
  ["0.5x", "ROAS", { kind: "ratio", after: 0.5 }],
])(
  "for the metric %s with the text '%s' below it, changeOf returns its numbers, and whether the metric is an increase, a decrease or a ratio",
  (metric, sub, change) => {
    expect(changeOf(metric, sub)).toEqual(change);
  },
);

const LABELS = { rise: "Index {after}", fall: "{after} of 100", ratio: "{after} back" };

function draw(metric: string, sub = "", notes = 0, upright = false) {
  const { container } = render(
    <MetricDrawing metric={metric} sub={sub} labels={LABELS} notes={notes} upright={upright} />,
  );
  const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  return { paths, counts: paths.map((path) => path.match(/M/g)?.length ?? 0) };
}

test("the drawing of an increased metric has one bar per day, of which only the first and the last are measured", () => {
  const [assumed = [], measured] = draw("+312%", "revenue in 45 days").paths.map((path) =>
    [...path.matchAll(/V([\d.]+)h6\.5V100/g)].map(([, top]) => Number(top)),
  );
  expect(measured).toEqual([75.7, 0]);
  expect(assumed).toHaveLength(43);
  expect(assumed).toEqual([...assumed].sort((a, b) => b - a));
  expect(screen.getByRole("figure")).toHaveTextContent("Index 412");
});

/** Counts the dots of dashed lines. A dot is at the beginning of every ten units of a line. */
const dotsIn = (path: string) =>
  [...path.matchAll(/h(\d+)/g)].reduce(
    (sum, [, length]) => sum + Math.ceil(Number(length) / 10),
    0,
  );

test("the drawing of a metric that decreased by 41 percent has 41 hollow dots among its hundred dots", () => {
  const { paths } = draw("-41%");
  expect(paths.map(dotsIn)).toEqual([59, 41, 41]);
  expect(paths[1]).toBe("M195 25h1M5 35h191M5 45h191");
  expect(screen.getByRole("figure")).toHaveTextContent("59 of 100");
});

test("the drawing of the ratio 3.4 has one block, and below this block a row of 3.4 blocks", () => {
  const { paths, counts } = draw("3.4x");
  expect(counts).toEqual([1, 4]);
  expect(paths[0]).toBe("M0 0h94v44h-94z");
  expect(paths[1]).toMatch(/^M0 50h94v44h-94z/);
  expect(paths[1]).toMatch(/M300 50h37.6v44h-37.6z$/);
  expect(screen.getByRole("figure")).toHaveTextContent("3.4 back");
});

test("on narrow screens, the drawing of a metric that has decreased consists of ten rows with ten dots each", () => {
  const { paths } = draw("-41%", "", 0, true);
  expect(paths.map(dotsIn)).toEqual([59, 41, 41]);
  expect(paths[1]).toBe("M95 55h1M5 65h91M5 75h91M5 85h91M5 95h91");
});

test("in the bar chart of an increased metric, each note beside the chart has its own highlighted bar", () => {
  const { paths } = draw("+312%", "in 45 days", 3);
  expect(paths.at(-1)).toBe("M5 75.7h.01M155 60.7h.01M305 36.3h.01");
});
