import * as styles from "./ClosingDrawing.module.css";
import { SteepLine } from "./SteepLine";

/** How a page ends: the motif, or what became of it on that page. */
export type Ending = "line" | "strands" | "question" | "tread";

/** Where the strands of all services become one line. */
const JOINT = { x: 330, y: 210 };

function strands(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const y = Math.round(20 + (index * 280) / Math.max(1, count - 1));
    return `M0 ${y}C150 ${y} 190 ${JOINT.y} ${JOINT.x} ${JOINT.y}`;
  }).join("");
}

interface ClosingDrawingProps {
  ending: Ending;
  /** Strands that join, one for each service. */
  count?: number;
}

/** The drawing at the end of a page, each page with its own. */
export function ClosingDrawing({ ending, count = 0 }: ClosingDrawingProps) {
  if (ending === "line") return <SteepLine />;
  if (ending === "question") {
    return (
      <svg
        className={`${styles.drawing} ${styles.whole}`}
        viewBox="0 0 260 240"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <path className={styles.quiet} d="M0 239h260" />
        <path className={styles.dashed} d="M130 239V30h100v209" />
        <text className={styles.mark} x="180" y="165" textAnchor="middle">
          ?
        </text>
      </svg>
    );
  }
  const paths = {
    strands: (
      <>
        <path className={styles.strand} d={strands(count)} />
        <path className={styles.lit} d={`M${JOINT.x} ${JOINT.y}C390 210 400 190 430 150L600-80`} />
        <path className={styles.node} d={`M${JOINT.x} ${JOINT.y}h.01`} />
      </>
    ),
    tread: (
      <>
        <path className={styles.ground} d="M0 320V240H150V320z" />
        <path className={styles.quiet} d="M150 240V160H300V80H450V0H600" />
        <path className={styles.lit} d="M0 320V240H150" />
      </>
    ),
  };
  return (
    <svg
      className={`${styles.drawing} ${ending === "strands" ? styles.strands : ""}`}
      viewBox="0 0 600 320"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths[ending]}
    </svg>
  );
}
