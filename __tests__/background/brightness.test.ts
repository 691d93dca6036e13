import {
  brightnessAt,
  DARK_MARGIN,
  distanceToNearest,
  FADE_WIDTH,
} from "../../src/background/brightness";

const TEXTS = [
  { left: 120, top: 400, right: 1320, bottom: 900 },
  { left: 120, top: 1200, right: 800, bottom: 1220 },
];

const brightnessOf = (texts: typeof TEXTS, x: number, y: number) =>
  brightnessAt(distanceToNearest(texts, x, y));

test.each([
  [121, 401],
  [700, 650],
  [1319, 899],
  [700, 400 - DARK_MARGIN],
  [1320 + DARK_MARGIN, 650],
  [400, 1210],
])(
  "the background is dark at the point (%i, %i), which is behind a text or near a text",
  (x, y) => {
    expect(brightnessOf(TEXTS, x, y)).toBe(0);
  },
);

test.each([
  [10, 650],
  [1430, 650],
  [700, 1050],
  [1200, 1210],
  [700, 100],
  [120 - DARK_MARGIN - FADE_WIDTH, 500],
])("the background has full brightness at the point (%i, %i), which is far from texts", (x, y) => {
  expect(brightnessOf(TEXTS, x, y)).toBe(1);
});

test("the background has full brightness on a page without texts", () => {
  expect(brightnessOf([], 700, 500)).toBe(1);
});

test("the brightness of the background grows linearly with the distance to the box of a text, also diagonally from a corner", () => {
  const [box] = TEXTS;
  for (let part = 0; part <= 1; part += 0.125) {
    const distance = DARK_MARGIN + part * FADE_WIDTH;
    expect(brightnessOf(TEXTS, 120 - distance, 600)).toBeCloseTo(part);
    expect(brightnessOf(TEXTS, 600, 400 - distance)).toBeCloseTo(part);
    const [dx, dy] = [0.6 * distance, 0.8 * distance];
    const corner = [(box?.right ?? 0) + dx, (box?.bottom ?? 0) + dy] as const;
    expect(brightnessOf(TEXTS, ...corner)).toBeCloseTo(part);
  }
});

test("between two texts, the distance to the nearer text determines the brightness of the background", () => {
  const y = 1200 - DARK_MARGIN - FADE_WIDTH / 2;
  expect(brightnessOf(TEXTS, 400, y)).toBeCloseTo(0.5);
  expect(brightnessOf([...TEXTS].reverse(), 400, y)).toBeCloseTo(0.5);
});
