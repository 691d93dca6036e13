import { Drawing, type DrawingParts } from "./Drawing";
import * as styles from "./OutcomeLine.module.css";

interface Outcome {
  parts: DrawingParts;
  viewBox?: string;
  ratio?: string;
  className?: string;
}

/** Path data of a line that falls. */
const FALL = "M-1200 60H-94Q-70 60-48 50L18 20Q36 12 45 30L122 178Q129 192 144 192";

/** Path data of the ring of a magnifying glass. */
const RING = "M212 54a44 44 0 1 1-88 0a44 44 0 1 1 88 0";

/** Path data of the handle of a magnifying glass. */
const HANDLE = "M203 89l27 27";

const OUTCOMES = {
  /**
   * A flat line that begins at the left edge of the window, with a magnifying glass on it. Inside
   * of the glass, the line is thicker and still flat.
   */
  nothing: {
    parts: [
      ["line", `M-2999 54H124M212 54H2999${RING}`],
      ["thick", `M142 54H194${HANDLE}`],
      ["dot", "M11 54h.01"],
    ],
  },
  /**
   * A line that begins at the left edge of the window, and rises after a magnifying glass. The part
   * that is seen through the glass is thicker and steeper.
   */
  found: {
    parts: [
      ["line", `M-2999 54H124M210 39 2999-937${RING}`],
      ["thick", `M143 69 160 58 171 65 190 37${HANDLE}`],
      ["dot", "M11 54h.01"],
    ],
  },
  /** A line that falls and rises again. */
  lost: {
    className: styles.high,
    viewBox: "0 0 1200 200",
    ratio: "none",
    parts: [
      ["area", `${FALL}H-1200z`],
      ["line", `${FALL}H984`],
      ["dashed", "M1194 0L1062 162Q1040 192 984 192"],
      ["dot", "M984 192h.01"],
    ],
  },
} satisfies Record<string, Outcome>;

interface OutcomeLineProps {
  outcome: keyof typeof OUTCOMES;
  /** The number of dots that are drawn on the line after the magnifying glass. */
  dots?: number;
}

export function OutcomeLine({ outcome, dots = 0 }: OutcomeLineProps) {
  const { className = "", parts, ...drawing }: Outcome = OUTCOMES[outcome];
  const path = Array.from({ length: dots }, (_, i) => `M${236 + 22 * i} ${29.9 - 7.7 * i}h.01`);
  return (
    <Drawing
      className={`${styles.drawing} ${className}`}
      viewBox="0 17 280 74"
      ratio="xMinYMid meet"
      parts={path.length > 0 ? [...parts, ["thick", path.join("")]] : parts}
      {...drawing}
    />
  );
}
