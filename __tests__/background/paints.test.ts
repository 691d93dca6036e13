import { createPaints, DARK } from "../../src/background/paints";
import { context } from "../support/drawn-canvas";

const canvas = context as unknown as CanvasRenderingContext2D;
const stopsOf = (width: number, left: number, right: number) =>
  String(createPaints(canvas, width, { left, right }, "#cff846").dot);

test("the background is dark behind the text column, and bright beside it", () => {
  expect(stopsOf(1440, 120, 1320)).toBe(
    `80,#cff846b8 120,${DARK.dot} 1320,${DARK.dot} 1360,#cff846b8`,
  );
});

test("the background of a narrow window is dark everywhere", () => {
  expect(stopsOf(375, 0, 375)).toBe(`0,${DARK.dot} 375,${DARK.dot}`);
});

test("a canvas without a size gets a plain color", () => {
  expect(stopsOf(0, 0, 0)).toBe(DARK.dot);
});
