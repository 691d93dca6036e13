import type { ServiceIconName } from "../service-icons";
import * as styles from "./CategoryDrawing.module.css";

interface Shape {
  /** Outlines around the dot, in pixels from the dot, from the back to the front. */
  around?: readonly string[];
  /** Lines behind the steep line, in the view box of the steep line. */
  lines?: string;
  /** Bars below the steep line, in the same view box. */
  bars?: string;
  /** The steep line, if it begins in another way. */
  line?: string;
}

const LINE = "M0 290 150 236 270 274 330 210 600-80";

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const envelope = (x: number, y: number): string => `M${x - 116} ${y - 78}h232v156h-232z`;

/** Vertical lines from the steep line to the bottom. */
const DROPS = "M150 236V320M270 274V320M330 210V320M400 135V320M470 60V320M540-16V320";

/** Five curves that narrow towards the dot. */
const FUNNEL = [20, 95, 170, 245, 320].map((y) => `M0 ${y}C190 ${y} 210 210 330 210`).join("");

/** Lines of text. The last one continues as the steep line. */
const TEXT: Shape = {
  lines: "M60 60H400M60 110H360M60 160H320M60 210H250",
  line: "M60 260H210Q290 260 330 210L600-80",
};

const RINGS: Shape = { around: [circle(230), circle(170), circle(116), circle(66)] };

/** The subject of a category's covers, by the icon of the category. */
const SHAPES: Partial<Record<ServiceIconName, Shape>> = {
  clapper: {
    around: ["M-70 400V-112q0-18 18-18h104q18 0 18 18v512M-16-106h32"],
    bars: "M425 320V160h22V320zM470 320V112h22V320zM515 320V64h22V320zM560 320V16h22V320z",
  },
  mail: { around: [envelope(36, -36), envelope(18, -18), `${envelope(0, 0)}l116 78 116-78`] },
  search: {
    around: [`${circle(72)}M52 52 140 140`],
    lines: "M30 60H300M30 110H230M30 160H190",
  },
  pulse: { around: [circle(48)], lines: DROPS },
  funnel: { around: [circle(48)], lines: FUNNEL },
};

/**
 * A line that rises steeply through a coral dot, with the subject of a category around the dot. A
 * category with another icon has the rings of a target. Without a category, the lines are a text.
 * The lines are stretched to the size of the block; the subject is not.
 */
export function CategoryDrawing({ icon }: { icon?: string }) {
  const {
    around = [],
    lines,
    bars,
    line = LINE,
  } = (icon ? SHAPES[icon as ServiceIconName] : TEXT) ?? RINGS;
  return (
    <svg className={`drawn-by-scrolling ${styles.drawing}`} aria-hidden="true">
      <svg viewBox="0 0 600 320" preserveAspectRatio="none" aria-hidden="true">
        {lines && <path className={styles.thin} d={lines} />}
        <path className={styles.area} d="M330 210 600-80V320H230L270 274z" />
        {bars && <path className={styles.bars} d={bars} />}
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
