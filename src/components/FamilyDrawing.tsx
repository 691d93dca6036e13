import { Drawing, type DrawingParts } from "./Drawing";

/**
 * Returns path data of a line with one loop. The line ends to the right of its start and slightly
 * above it.
 */
const loop = (size: number) =>
  `c${size * 1.3} 0 ${size * 1.6} ${size * -1.8} ${size * 0.8} ${size * -1.8}` +
  `s${size * -0.5} ${size * 1.3} ${size * 0.9} ${size * 1.3}`;

const RISE = "C330 250 590 130 740 -36";

const fan = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `M90 270C330 254 560 ${index * 15 + 158} 740 ${index * 33 + 2}`,
  ).join("");

/** Horizontal lines of increasing length, each with a short vertical line at its end. */
const drops = Array.from(
  { length: 9 },
  (_, index) => `M-99 ${index * 33 + 9}H${index * 58 + 70}m0-8v16`,
).join("");

const PARTS: Record<string, DrawingParts> = {
  acquire: [
    ["faint", fan(10)],
    ["area", `M90 270${RISE}V299C560 293 330 254 90 270z`],
    ["line", `M0 276Q60 276 90 270${RISE}`],
    ["dot", "M90 270h.01"],
  ],
  convert: [
    ["thin", drops],
    ["line", "M-99 306H630"],
    ["dot", "M630 306h.01"],
  ],
  keep: [["line", `M-999 420H20${loop(140)}${loop(200)}c70 0 102-150 106-420V-999`]],
  run: [
    ["faint", "M0 110H720M0 270H720"],
    ["line", "M0 190H110L140 120 190 290 240 30 280 240 300 190H470L495 150 525 230 550 190H640"],
    ["dot", "M640 190h.01"],
  ],
};

export function FamilyDrawing({ family, className }: { family: string; className?: string }) {
  const loops = family === "keep";
  return (
    <Drawing
      className={className}
      viewBox={loops ? "0 0 750 440" : "0 0 720 330"}
      ratio={loops ? "xMaxYMid" : "none"}
      parts={PARTS[family] ?? []}
    />
  );
}
