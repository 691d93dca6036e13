import { addOutline, createCanvas, takeCoverage } from "../../src/share-image/rasterize";

/** Coverage of each pixel of a canvas, row by row, in hundredths. */
function drawn(outlines: string[], at = { x: 0, y: 4, scale: 1 }, width = 4, height = 4) {
  const canvas = createCanvas(width, height);
  for (const outline of outlines) addOutline(canvas, outline, at);
  const rows = Array.from({ length: height }, () => new Array(width).fill(0));
  takeCoverage(canvas, (pixel, coverage) => {
    (rows[Math.floor(pixel / width)] as number[])[pixel % width] = Math.round(coverage * 100);
  });
  return rows;
}

const square = (from: number, to: number) =>
  `M${from},${from}L${from},${to}L${to},${to}L${to},${from}Z`;

test("a square of whole pixels fills these and no others; y goes up in the outline", () => {
  expect(drawn(["M0,0L0,1L2,1L2,0Z"])).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [100, 100, 0, 0],
  ]);
});

test("part of a pixel is that part of its coverage", () => {
  expect(drawn([square(0.5, 2.5)])).toEqual([
    [0, 0, 0, 0],
    [25, 50, 25, 0],
    [50, 100, 50, 0],
    [25, 50, 25, 0],
  ]);
});

test("a slanted edge halves the pixels it crosses corner to corner", () => {
  expect(drawn(["M0,0L4,4L4,0Z"])).toEqual([
    [0, 0, 0, 50],
    [0, 0, 50, 100],
    [0, 50, 100, 100],
    [50, 100, 100, 100],
  ]);
});

test("contours the other way round are holes, those the same way over one another are filled once", () => {
  const hole = "M1,1L3,1L3,3L1,3Z";
  expect(drawn([square(0, 4) + hole])[1]).toEqual([100, 0, 0, 100]);
  expect(drawn([square(0, 3) + square(1, 4)])[1]).toEqual(
    [100, 100, 100, 100].map((v, x) => (x < 1 ? 100 : v)),
  );
});

test("a circle of curves has the area of a circle", () => {
  const r = 40;
  const k = r * Math.SQRT1_2;
  const t = r * (Math.SQRT2 - 1);
  const points: [number, number, number, number][] = [
    [r, t, k, k],
    [t, r, 0, r],
    [-t, r, -k, k],
    [-r, t, -r, 0],
    [-r, -t, -k, -k],
    [-t, -r, 0, -r],
    [t, -r, k, -k],
    [r, -t, r, 0],
  ];
  const circle = `M${r},0${points.map((p) => `Q${p[0]},${p[1]} ${p[2]},${p[3]}`).join("")}Z`;
  const rows = drawn([circle], { x: 50, y: 50, scale: 1 }, 100, 100);
  const area = rows.flat().reduce((sum, value) => sum + value / 100, 0);
  expect(area / (Math.PI * r * r)).toBeCloseTo(1, 2);
});

test("what lies outside is left out, at every side, and fills nothing inside", () => {
  const at = (x: number, y: number) => ({ x, y, scale: 1 });
  expect(drawn([square(0, 2)], at(-1, 4))[3]).toEqual([100, 0, 0, 0]);
  expect(drawn([square(0, 2)], at(3, 4))[3]).toEqual([0, 0, 0, 100]);
  expect(drawn([square(0, 2)], at(1, 5)).map(([, x]) => x)).toEqual([0, 0, 0, 100]);
  expect(drawn([square(0, 2)], at(1, 1)).map(([, x]) => x)).toEqual([100, 0, 0, 0]);
  expect(drawn([square(0, 2)], at(9, 9)).flat()).toEqual(new Array(16).fill(0));
});

test("a canvas is empty again once its coverage was taken", () => {
  const canvas = createCanvas(4, 4);
  const count = () => {
    let pixels = 0;
    takeCoverage(canvas, () => {
      pixels++;
    });
    return pixels;
  };
  addOutline(canvas, square(0, 2), { x: 1, y: 4, scale: 1 });
  expect([count(), count()]).toEqual([4, 0]);
  addOutline(canvas, square(0, 1), { x: 0, y: 1, scale: 1 });
  expect(count()).toBe(1);
});
