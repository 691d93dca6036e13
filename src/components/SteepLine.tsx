import type { ReactNode } from "react";
import * as styles from "./SteepLine.module.css";

const LINE = "M0 628 470 566Q500 562 528 571L640 606Q672 616 692 588L1200-60";
/** A place on its steep part. No length: the round cap draws it, a circle at any proportions. */
const NODE = "M1007 186h.01";

/** The same line where it has arrived: it ends in its node. */
const SUMMIT = "M0 628 470 586Q500 582 528 588L640 610Q672 616 692 588L1010 120";
const TOP = "M1010 120h.01";

interface SteepLineProps {
  /** Further nodes on the line, drawn over it. */
  children?: ReactNode;
  /** Whether it goes on, or has arrived. */
  way?: "on" | "summit";
}

/** The motif: up, a dip, then steeply on. Reveals itself once, from the left. */
export function SteepLine({ way = "on", children }: SteepLineProps) {
  const [line, node] = way === "on" ? [LINE, NODE] : [SUMMIT, TOP];
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1200 640"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id="along" x2=".6">
        <stop offset="0" className={styles.faint} />
        <stop offset="1" className={styles.full} />
      </linearGradient>
      <linearGradient id="under" x2="0" y2="1">
        <stop offset="0" className={styles.glow} />
        <stop offset="1" className={styles.none} />
      </linearGradient>
      {way === "on" && <path d={`${line}V640H0Z`} fill="url(#under)" />}
      <g className={styles.strokes}>
        <path className={styles.halo} d={node} />
        <path className={styles.stroke} d={line} stroke="url(#along)" />
        <path className={styles.hole} d={node} />
        <path className={styles.node} d={node} data-ripple={children ? "" : undefined} />
        {children}
      </g>
    </svg>
  );
}
