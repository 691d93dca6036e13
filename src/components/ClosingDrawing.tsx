import * as styles from "./ClosingDrawing.module.css";
import { Drawing, type DrawingParts } from "./Drawing";
import { Stairs } from "./Stairs";

interface Shape {
  parts: DrawingParts;
  viewBox?: string;
  className?: string;
}

const LINES = 11;
const BARS = 19;

const dip = "M330 214h.01";
const joint = "M330 210h.01";
const joiningLines = Array.from({ length: LINES }, (_, index) => {
  const y = 120 + index * 18;
  return `M0 ${y}C150 ${y} 190 210 330 210`;
}).join("");
const risingBars = Array.from(
  { length: BARS },
  (_, index) => `M${index * 30} 320v-${Math.round(90 * 1.05 ** index)}h19.5V320z`,
).join("");

const SHAPES = {
  /** A line that rises, dips and rises again, with a halo around the dip. */
  audit: {
    parts: [
      ["halo", dip],
      ["line", "M60 330 200 150 330 214 620-80"],
      ["dot", dip],
    ],
  },
  "joining lines": {
    className: styles.fading,
    parts: [
      ["faint", joiningLines],
      ["line", "M330 210C390 210 400 190 430 150L620-107"],
      ["dot", joint],
    ],
  },
  /** Bars that become higher. The last bar is empty, because its value is not known yet. */
  "next bar": {
    className: styles.fading,
    viewBox: "0 0 650 320",
    parts: [
      ["bars", risingBars],
      ["line", `M${BARS * 30 + 1.5} 330V40h16.5v290`],
    ],
  },
  /** Two bars for the prices of two plans, and a dot for a visitor who has not chosen a plan. */
  "two plans": {
    viewBox: "-30 -60 325 300",
    parts: [
      ["full", "M0 240V180H70V240z"],
      ["line", "M190 240V30H260V240"],
      ["dashed", "M70 180 190 30"],
      ["dot", "M130 105h.01"],
    ],
  },
} satisfies Record<string, Shape>;

export function ClosingDrawing({ shape }: { shape: keyof typeof SHAPES | "stairs" }) {
  const common = `drawn-by-scrolling ${styles.drawing}`;
  if (shape === "stairs") return <Stairs className={common} steps={4} climbed={1} />;
  const { className = "", ...drawing }: Shape = SHAPES[shape];
  return <Drawing className={`${common} ${className}`} {...drawing} />;
}
