import { Drawing, type DrawingParts } from "./Drawing";
import * as styles from "./OutcomeLine.module.css";

interface Outcome {
  parts: DrawingParts;
  viewBox: string;
  className?: string;
}

const OUTCOMES = {
  /** A line that passes through an empty halo. */
  nothing: {
    viewBox: "0 0 600 120",
    parts: [
      ["line", "M-600 60H540"],
      ["halo", "M270 60h.01"],
      ["dot", "M540 60h.01"],
    ],
  },
  /** A line whose second part is dashed. */
  empty: {
    className: styles.high,
    viewBox: "0 0 600 240",
    parts: [
      ["line", "M0 230H240"],
      ["dashed", "M240 230Q289.5 230 330 200L600 0"],
      ["dot", "M240 230h.01"],
    ],
  },
  /** A line into a halo, and a dashed line that ends at a barrier. */
  kept: {
    viewBox: "0 0 1200 120",
    parts: [
      ["halo", "M600 60h.01"],
      ["line", "M-1200 104H200L340 60H600M1196 30V90"],
      ["dashed", "M600 60H1196"],
      ["dot", "M600 60h.01"],
    ],
  },
  /** A line that falls and rises again. */
  lost: {
    className: styles.high,
    viewBox: "0 0 1200 200",
    parts: [
      ["line", "M-1200 70H30Q60 70 88 60.8L230 14Q245 9 256 24L372 180Q381 192 396 192H760"],
      ["dashed", "M760 192Q846 192 890 168L1200 0"],
      ["dot", "M760 192h.01"],
    ],
  },
} satisfies Record<string, Outcome>;

export function OutcomeLine({ outcome }: { outcome: keyof typeof OUTCOMES }) {
  const { className = "", ...drawing }: Outcome = OUTCOMES[outcome];
  return <Drawing className={`${styles.drawing} ${className}`} {...drawing} />;
}
