import type { ServiceIconName } from "../service-icons";
import * as styles from "./CategoryDrawing.module.css";

interface Shape {
  /** Path data of the shapes around the dot at 0,0. Later shapes cover earlier shapes. */
  around?: readonly string[];
  /** Path data of the lines behind the steep line. */
  lines?: string;
  /** Path data of the line that leads to the dot, if it differs from `LINE`. */
  line?: string;
}

const LINE = "M-999 308H46L340 149 470 240";

/** The steep line begins at the dot and leaves the drawing through its right edge. */
const STEEP = "M470 240 670 14";

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const bubble = (x: number, y: number): string =>
  `M${x - 94} ${y - 62}h188q22 0 22 22v76q0 22-22 22h-108l-44 40v-40h-36q-22 0-22-22v-76q0-22 22-22z`;

/** Vertical lines from the line to the bottom of the drawing. */
const DROPS = "M200 224V320M340 149V320M405 194V320M512 193V320M554 145V320";

/** Five curves that become narrower towards the dot. */
const FUNNEL = [80, 140, 200, 260, 310]
  .map((y) => `M-999 ${y}H0C280 ${y} 330 240 470 240`)
  .join("");

/** Strokes that stand for lines of text. The last stroke continues as the steep line. */
const TEXT: Shape = {
  lines: "M-999 100H420M-999 145H390M-999 190H360M-999 235H320",
  line: "M-999 280H382Q435 280 470 240",
};

/** The shapes for each category, by the name of the category's icon. */
const SHAPES: Partial<Record<ServiceIconName, Shape>> = {
  target: {
    around: ["M-52-64v-4a52 52 0 0 1 104 0v4h-16v-4a36 36 0 0 0-72 0v4z", "M-84-64H84L98 84H-98z"],
  },
  clapper: { around: [bubble(40, -44), bubble(0, 0)] },
  mail: { around: ["M-104-80h208v160h-208zM-104-36h208M-56-98v36M56-98v36"] },
  search: { around: [`${circle(72)}M52 52 88 88`] },
  pulse: { around: [circle(64)], lines: DROPS },
  funnel: { around: [circle(64)], lines: FUNNEL },
};

/**
 * A steep line with a coral dot, and shapes for the category around the dot. By default, the
 * drawing shows lines of text.
 */
export function CategoryDrawing({ icon }: { icon?: string }) {
  const { around = [], lines, line = LINE } = SHAPES[icon as ServiceIconName] ?? TEXT;
  return (
    <svg
      className={`drawn-by-scrolling ${styles.drawing}`}
      viewBox="0 0 670 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <linearGradient id="area" x2="0" y2=".65">
        <stop stopColor="currentColor" stopOpacity=".25" />
        <stop stopColor="currentColor" stopOpacity="0" offset="1" />
      </linearGradient>
      <path fill="url(#area)" d={`${STEEP}V320H470z`} />
      <path className={styles.thin} d={lines} />
      <g className={styles.around} transform="translate(470 240) scale(.75)">
        {around.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className={styles.line} d={line + STEEP} />
      <path className={styles.gap} d="M470 240h.01" />
      <path className={styles.dot} d="M470 240h.01" />
    </svg>
  );
}
