import { CLEAR, distanceTo, FADE, lightAt as lightOf } from "../../src/background/light";

/** A column of text with gutters beside it, and a short line further down. */
const TEXT = [
  { left: 120, top: 400, right: 1320, bottom: 900 },
  { left: 120, top: 1200, right: 800, bottom: 1220 },
];

const lightAt = (text: typeof TEXT, x: number, y: number) => lightOf(distanceTo(text, x, y));

test("text and what is next to it is dark", () => {
  for (const [x, y] of [
    [121, 401],
    [700, 650],
    [1319, 899],
    [700, 400 - CLEAR],
    [1320 + CLEAR, 650],
    [400, 1210],
  ] as const) {
    expect(lightAt(TEXT, x, y)).toBe(0);
  }
});

test("gutters, bands between sections and what is beside a short text are fully lit", () => {
  for (const [x, y] of [
    [10, 650],
    [1430, 650],
    [700, 1050],
    [1200, 1210],
    [700, 100],
    [120 - CLEAR - FADE, 500],
  ] as const) {
    expect(lightAt(TEXT, x, y)).toBe(1);
  }
  expect(lightAt([], 700, 500)).toBe(1);
});

test("in between it grows evenly with the distance, around corners too", () => {
  const [box] = TEXT;
  for (let part = 0; part <= 1; part += 0.125) {
    const distance = CLEAR + part * FADE;
    expect(lightAt(TEXT, 120 - distance, 600)).toBeCloseTo(part);
    expect(lightAt(TEXT, 600, 400 - distance)).toBeCloseTo(part);
    const [dx, dy] = [0.6 * distance, 0.8 * distance];
    expect(lightAt(TEXT, (box?.right ?? 0) + dx, (box?.bottom ?? 0) + dy)).toBeCloseTo(part);
  }
});

test("between two texts the nearer one counts", () => {
  expect(lightAt(TEXT, 400, 1200 - CLEAR - FADE / 2)).toBeCloseTo(0.5);
  expect(lightAt(TEXT.toReversed(), 400, 1200 - CLEAR - FADE / 2)).toBeCloseTo(0.5);
});
