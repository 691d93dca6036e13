import type { ServiceIconName } from "../service-icons";
import * as styles from "./CategoryDrawing.module.css";

interface Shape {
  /**
   * Path data of the shapes around the dot at 0,0, in pixels. Later shapes cover earlier shapes.
   */
  around?: readonly string[];
  /** Path data of the lines behind the steep line, in the coordinates of the steep line. */
  lines?: string;
  /** Path data of the steep line, if it differs from `LINE`. */
  line?: string;
}

const LINE = "M0 290 150 236 270 274 330 210 600-80";

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const bubble = (x: number, y: number): string =>
  `M${x - 94} ${y - 62}h188q22 0 22 22v76q0 22-22 22h-108l-44 40v-40h-36q-22 0-22-22v-76q0-22 22-22z`;

/** Vertical lines from the steep line to the bottom of the drawing. */
const DROPS = "M150 236V320M270 274V320M330 210V320M400 135V320M470 60V320M540-16V320";

/** Five curves that become narrower towards the dot. */
const FUNNEL = [20, 95, 170, 245, 320].map((y) => `M0 ${y}C190 ${y} 210 210 330 210`).join("");

/** Lines of text, the last of which continues as the steep line. */
const TEXT: Shape = {
  lines: "M0 60H400M0 110H360M0 160H320M0 210H250",
  line: "M0 260H210Q290 260 330 210L600-80",
};

/** The shapes for each category, by the name of the category's icon. */
const SHAPES: Partial<Record<ServiceIconName, Shape>> = {
  target: {
    around: ["M-52-64v-4a52 52 0 0 1 104 0v4h-16v-4a36 36 0 0 0-72 0v4z", "M-84-64H84L98 84H-98z"],
  },
  clapper: { around: [bubble(40, -44), bubble(0, 0)] },
  mail: { around: ["M-104-80h208v160h-208zM-104-36h208M-56-98v36M56-98v36"] },
  search: {
    around: [`${circle(72)}M52 52 140 140`],
    lines: "M30 60H300M30 110H230M30 160H190",
  },
  pulse: { around: [circle(48)], lines: DROPS },
  funnel: { around: [circle(48)], lines: FUNNEL },
};

/**
 * A steep line with a coral dot, and shapes for the category around the dot. By default, the
 * drawing shows lines of text.
 */
export function CategoryDrawing({ icon }: { icon?: string }) {
  const { around = [], lines, line = LINE } = SHAPES[icon as ServiceIconName] ?? TEXT;
  return (
    <svg className={`drawn-by-scrolling ${styles.drawing}`} aria-hidden="true">
      <svg viewBox="0 0 600 320" preserveAspectRatio="none" aria-hidden="true">
        {lines && <path className={styles.thin} d={lines} />}
        <path className={styles.area} d={`${line}V320H0z`} />
      </svg>
      <svg x="55%" y="65.6%" overflow="visible" aria-hidden="true">
        {around.map((path) => (
          <path key={path} className={styles.around} d={path} />
        ))}
      </svg>
      <svg viewBox="0 0 600 320" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.line} d={line} />
        <path className={styles.gap} d="M330 210h.01" />
        <path className={styles.dot} d="M330 210h.01" />
      </svg>
    </svg>
  );
}
