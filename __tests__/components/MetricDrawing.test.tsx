/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { MetricDrawing } from "../../src/components/MetricDrawing";

function draw(metric: string) {
  const { container } = render(<MetricDrawing metric={metric} />);
  const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  return { paths, counts: paths.map((path) => path.match(/M/g)?.length ?? 0) };
}

test("a metric that is no rise, fall or small ratio has no drawing", () => {
  for (const metric of ["-120%", "11x", "0x", "40%", "Top 3", "$1.2M"]) draw(metric);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});

test("the drawing of a rise has two marks with the heights 100 and 412, joined by a line", () => {
  const [before, after, line] = draw("+312%").paths;
  const heightOf = (mark = "") => 100 - Number(/^M\d+ ([\d.]+)/.exec(mark)?.[1]);
  expect(heightOf(after) / heightOf(before)).toBeCloseTo(4.12, 1);
  expect(line).toMatch(/^M\S+ 75\.7L\S+ 0$/);
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

test("the drawing of a metric that decreased by 41 percent has 41 hollow dots among its hundred dots", () => {
  const { paths } = draw("-41%");
  expect(paths.map(dotsIn)).toEqual([59, 41, 41]);
  expect(paths[1]).toBe("M195 25h1M5 35h191M5 45h191");
  expect(screen.getByRole("figure")).toHaveTextContent("For every 100 before, 59 after.");
});

test("the drawing of the ratio 3.4 has one block, and below this block a row of 3.4 blocks", () => {
  const { paths, counts } = draw("3.4x");
  expect(counts).toEqual([1, 4]);
  expect(paths[0]).toBe("M0 0h94v44h-94z");
  expect(paths[1]).toMatch(/^M0 50h94v44h-94z/);
  expect(paths[1]).toMatch(/M300 50h37.6v44h-37.6z$/);
  expect(screen.getByRole("figure")).toHaveTextContent("For every 1 in, 3.4 back.");
});
