import type { ServiceIconName } from "../service-icons";
import * as styles from "./CategoryDrawing.module.css";

/**
 * The attributes of a shape. Each shape is drawn twice: once for the part above the rising line of
 * the drawing, and once for the part below, which has other colors.
 */
const LOOKS = {
  hair: { strokeOpacity: 0.35 },
  one: { fill: "var(--one)" },
  two: { fill: "var(--two)" },
  three: { fill: "var(--three)" },
  full: { fill: "var(--full)" },
  ink: { fill: "none", stroke: "var(--sign)", strokeWidth: 6 },
  text: { stroke: "var(--text-line)", strokeWidth: 7 },
  heavy: { stroke: "var(--text-line)", strokeWidth: 16 },
  handle: { strokeWidth: 26 },
};

type Shapes = readonly (readonly [look: keyof typeof LOOKS, data: string])[];

const LINE = "M-900 436 186 286Q206 280 226 287L371 333Q390 339 402 322L500 190 710-90";

/** Path data of the area below the line. */
const BELOW = `${LINE}H900V420H-900z`;

/**
 * Returns path data of an ellipse. By default, the ellipse is a circle around the dot on the
 * drawing's rising line.
 */
export const ring = (radius: number, x = 500, y = 190, ry = radius) =>
  `M${x - radius} ${y}a${radius} ${ry} 0 1 0 ${2 * radius} 0a${radius} ${ry} 0 1 0 ${-2 * radius} 0`;

/** A rectangle with round corners. */
const box = (x: number, y: number, width: number, height: number, r = 20) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}`;

/** Draws horizontal strokes that look like lines of text. Each stroke has its own length. */
const rows = (x: number, y: number, lengths: readonly number[], distance = 24) =>
  lengths.map((length, row) => `M${x} ${y + row * distance}h${length}`).join("");

const columns = Array.from({ length: 15 }, (_, index) => `M${index * 50 + 60} 420V-40h30v460z`);

const SHAPES: Partial<Record<ServiceIconName, Shapes>> = {
  target: [
    ["hair", ring(330)],
    ["one", box(150, 150, 200, 200, 24)],
    ["three", "M172 328 236 244 276 292 300 266 330 328z"],
    ["one", box(654, 96, 290, 188, 24)],
    ["text", rows(688, 148, [200, 200, 200], 42)],
    ["two", box(384, 24, 232, 450, 28)],
    ["text", rows(416, 74, [104, 60])],
    ["three", ring(80)],
    ["full", "M516 206V362l36-31 22 50 32-14-22-49h50z"],
  ],
  clapper: [
    ["hair", ring(200) + ring(280)],
    ["one", box(380, 40, 240, 500, 40)],
    ["two", box(394, 54, 212, 470, 28)],
    ["text", rows(424, 292, [110, 70])],
    ["three", ring(74)],
    ["full", `${box(650, 210, 150, 70)}M680 280v26l28-26`],
    ["three", `${box(284, 84, 130, 62)}M384 146v26l-28-26`],
    ["ink", "M680 245h90M312 115h74"],
  ],
  mail: [
    ["one", box(190, 40, 220, 480, 28)],
    ["text", rows(226, 96, [96, 130, 70, 116, 88], 48)],
    ["two", box(430, 20, 320, 500, 28)],
    ["three", [86, 294, 398].map((y) => ring(26, 500, y)).join("")],
    ["text", [76, 284, 388].map((y) => rows(554, y, [150, 96])).join("")],
    ["full", box(404, 136, 372, 108, 24)],
    ["ink", rows(562, 178, [170, 110])],
  ],
  search: [
    ["hair", ring(210) + ring(300)],
    ["text", [80, 192, 304].map((y) => rows(120, y, [150, 240, 190], 28)).join("")],
    ["handle", "M588 278 690 380"],
    ["two", ring(124)],
    ["heavy", rows(420, 146, [120, 160, 90], 44)],
  ],
  pulse: [
    ["hair", columns.slice(2, 8).join("")],
    ["two", columns.slice(8).join("")],
    ["three", columns.slice(10).join("")],
    ["hair", ring(120) + ring(80)],
  ],
  funnel: [
    ["hair", "M310 420V110M690 420V110M400 420V210M600 420V210"],
    ["two", "M230 70C230 170 470 190 470 310V420h60V310C530 190 770 170 770 70z"],
    ["one", ring(270, 500, 70, 40)],
    ["three", ring(186, 500, 143, 30)],
    ["one", ring(96, 500, 207, 18)],
    ["three", ring(44, 500, 258, 10)],
  ],
};

/** A drawing of three sheets of paper with text, for the page that lists all articles. */
const SHEETS: Shapes = [
  ["one", box(446, 20, 250, 500)],
  ["two", box(416, 50, 250, 500)],
  ["three", box(386, 80, 250, 500)],
  ["heavy", rows(416, 120, [140, 96], 30)],
  ["text", rows(416, 262, [180, 150, 190, 120])],
];

/**
 * A steep line with a dot. The shapes around the dot show the subject of the category, and are
 * brighter below the line.
 */
export function CategoryDrawing({ icon }: { icon?: string }) {
  return (
    <svg
      className={`${styles.fill} ${styles.drawing}`}
      viewBox="0 0 800 400"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <linearGradient id="area" x2="0" y2="1">
        <stop stopColor="var(--accent)" stopOpacity=".3" />
        <stop stopColor="var(--accent)" stopOpacity=".03" offset="1" />
      </linearGradient>
      <linearGradient id="line" gradientUnits="userSpaceOnUse" x2="420">
        <stop stopColor="var(--two)" />
        <stop stopColor="var(--accent)" offset="1" />
      </linearGradient>
      <clipPath id="below">
        <path d={BELOW} />
      </clipPath>
      <defs>
        <g id="subject">
          {(SHAPES[icon as ServiceIconName] ?? SHEETS).map(([look, data]) => (
            <path key={data} {...LOOKS[look]} d={data} />
          ))}
        </g>
      </defs>
      <use href="#subject" />
      <g className={styles.lit}>
        <path fill="url(#area)" stroke="none" d={BELOW} />
        <use href="#subject" clipPath="url(#below)" />
        <path stroke="url(#line)" strokeWidth="9" d={LINE} />
      </g>
      <circle className={styles.dot} cx="500" cy="190" r="31" />
    </svg>
  );
}
