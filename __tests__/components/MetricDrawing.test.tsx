/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { MetricDrawing } from "../../src/components/MetricDrawing";

function draw(metric: string) {
  const { container } = render(<MetricDrawing metric={metric} />);
  return [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
}

test("a metric that is no rise, fall or small ratio has no drawing", () => {
  for (const metric of ["-120%", "11x", "0x", "40%", "Top 3", "$1.2M"]) draw(metric);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});

test("the drawing of a rise has two bars with the heights 100 and 412", () => {
  const [before, after] = draw("+312%");
  const heightOf = (bar = "") => 100 - Number(/^M\d+ ([\d.]+)/.exec(bar)?.[1]);
  expect(heightOf(after) / heightOf(before)).toBeCloseTo(4.12, 1);
  expect(screen.getByRole("figure")).toHaveTextContent("100 before 412 after");
});

test("a rise of more than a thousand percent may have a thousands separator", () => {
  draw("+1,312%");
  expect(screen.getByRole("figure")).toHaveTextContent("100 before 1412 after");
});

/** Counts the dots of dashed lines. A dot is at the beginning of every ten units of a line. */
const dotsIn = (path: string) =>
  [...path.matchAll(/h(\d+)/g)].reduce(
    (sum, [, length]) => sum + Math.ceil(Number(length) / 10),
    0,
  );

test("the drawing of a decrease by 41 percent fills 41 of its hundred hollow dots", () => {
  expect(draw("-41%").map(dotsIn)).toEqual([100, 100, 41]);
  expect(screen.getByRole("figure")).toHaveTextContent("59 after 41 of 100 saved");
});

test("the drawing of the ratio 3.4 has one block, and below this block a row of 3.4 blocks", () => {
  const widths = draw("3.4x").map((path) =>
    [...path.matchAll(/M[^M]*?h([\d.]+)/g)].map(([, width]) => Number(width)),
  );
  const [[whole = 0] = []] = widths;
  const back = [whole, whole, whole, expect.closeTo(0.4 * whole)];
  expect(widths).toEqual([[whole], back]);
  expect(screen.getByRole("figure")).toHaveTextContent("1 in 3.4 back");
});
