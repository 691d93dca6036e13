import { ring } from "./CategoryDrawing";
import * as styles from "./CategoryDrawing.module.css";
import * as closing from "./ClosingDrawing.module.css";

const LENSES = ring(118, 175, 235) + ring(118, 455, 195);

/**
 * Horizontal lines that look like lines of text. Gaps in a line look like the spaces between words.
 */
const rows = (distance: number, gap: number) =>
  Array.from({ length: 10 }, (_, row) => {
    const end = ((row * 7) % 5) * 45 + 160;
    return `M-300 ${row * distance + 76}H${end}m${gap} 0h130m${gap} 0H900`;
  }).join("");

const LINE = "M-20 322 130 262Q160 250 188 262L300 308 350 300 455 195 620-10";

/**
 * A page of text with reading glasses on it. In the lenses, the text is larger and a line rises.
 */
export function GlassesDrawing() {
  return (
    <div className={closing.drawing}>
      <svg
        className={`drawn-by-scrolling ${styles.fill}`}
        viewBox="0 50 600 350"
        preserveAspectRatio="xMaxYMid"
        stroke="currentColor"
        aria-hidden="true"
      >
        <clipPath id="lenses">
          <path d={LENSES} />
        </clipPath>
        <linearGradient id="fade" gradientUnits="userSpaceOnUse" x2="220">
          <stop stopOpacity="0" />
          <stop stopOpacity=".3" offset="1" />
        </linearGradient>
        <path stroke="url(#fade)" strokeWidth="5" d={rows(31, 18)} />
        <path fill="var(--surface)" strokeWidth="16" d={LENSES} />
        <path strokeWidth="16" d="M288 205Q313 176 341 185M573 170 720 120M60 214Q22 196 14 150" />
        <g clipPath="url(#lenses)" stroke="var(--accent)">
          <path strokeWidth="14" strokeOpacity=".3" d={rows(52, 34)} />
          <path strokeWidth="10" d={LINE} />
          <circle className={styles.dot} cx="455" cy="195" r="31" />
        </g>
      </svg>
    </div>
  );
}
