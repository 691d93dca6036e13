import { Drawing, type DrawingParts } from "./Drawing";
import * as styles from "./OutcomeLine.module.css";

interface Outcome {
  parts: DrawingParts;
  viewBox: string;
  ratio?: string;
  className?: string;
}

/** Path data of a line that falls. */
const FALL = "M-1200 60H16Q40 60 62 50L128 20Q146 12 155 30L232 178Q239 192 254 192";

const OUTCOMES = {
  /** A flat line below a magnifying glass. In the glass, the line is thicker and still flat. */
  nothing: {
    viewBox: "0 0 280 120",
    ratio: "xMinYMid meet",
    parts: [
      ["line", "M8 54H2999M212 54a44 44 0 1 1-88 0a44 44 0 1 1 88 0M201 85l29 31"],
      ["full", "M126 49h84v10h-84z"],
      ["dot", "M8 54h.01"],
    ],
  },
  /** A line that falls and rises again. */
  lost: {
    className: styles.high,
    viewBox: "0 0 1200 200",
    parts: [
      ["area", `${FALL}H-1200z`],
      ["line", `${FALL}H900`],
      ["dashed", "M900 192Q966 192 1000 162L1200-8"],
      ["dot", "M900 192h.01"],
    ],
  },
} satisfies Record<string, Outcome>;

export function OutcomeLine({ outcome }: { outcome: keyof typeof OUTCOMES }) {
  const { className = "", ...drawing }: Outcome = OUTCOMES[outcome];
  return <Drawing className={`${styles.drawing} ${className}`} {...drawing} />;
}
