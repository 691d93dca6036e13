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

/** Path data of a magnifying glass. */
const GLASS = "M212 54a44 44 0 1 1-88 0a44 44 0 1 1 88 0M201 85l29 31";

const OUTCOMES = {
  /**
   * A flat line with a magnifying glass on it. Inside of the glass, the line is thicker and still
   * flat.
   */
  nothing: {
    parts: [
      ["line", `M0 54H124M212 54H2999${GLASS}`],
      ["full", "M126 49h84v10h-84z"],
      ["dot", "M0 54h.01"],
    ],
  },
  /**
   * A rising line, partly behind a magnifying glass. The part that is seen through the glass is
   * thicker and steeper.
   */
  found: {
    parts: [
      ["line", `M0 54H124M210 39 2999-937${GLASS}`],
      ["dots", "M134 72 158 56 171 66 194 28"],
      ["dot", "M0 54h.01"],
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
      ["dashed", "M984 192Q1040 192 1062 162L1204-12"],
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
      parts={path.length > 0 ? [...parts, ["dots", path.join("")]] : parts}
      {...drawing}
    />
  );
}
