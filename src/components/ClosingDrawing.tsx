import type { ReactNode } from "react";
import * as styles from "./ClosingDrawing.module.css";
import { Stairs } from "./Stairs";

interface FrameProps {
  className?: string;
  viewBox?: string;
  children: ReactNode;
}

/** The drawing is stretched to the size of the block. */
function Frame({ className = "", viewBox = "0 0 600 320", children }: FrameProps) {
  return (
    <svg
      className={`drawn-by-scrolling ${styles.drawing} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The lines of the drawing meet at this point. */
const JOINT = { x: 330, y: 210 };

function linesToJoint(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const y = Math.round(120 + (index * 180) / Math.max(1, count - 1));
    return `M0 ${y}C150 ${y} 190 ${JOINT.y} ${JOINT.x} ${JOINT.y}`;
  }).join("");
}

function JoiningLines({ count }: { count: number }) {
  return (
    <Frame className={styles.fading}>
      <path className={styles.faint} d={linesToJoint(count)} />
      <path className={styles.line} d={`M${JOINT.x} ${JOINT.y}C390 210 400 190 430 150L620-107`} />
      <path className={styles.dot} d={`M${JOINT.x} ${JOINT.y}h.01`} />
    </Frame>
  );
}

const BARS = 19;

/** Bars that rise to the right. The last bar is empty, because its height is not known yet. */
function NextBar() {
  const bars = Array.from(
    { length: BARS },
    (_, index) => `M${index * 30} 320v-${Math.round(90 * 1.05 ** index)}h19.5V320z`,
  ).join("");
  return (
    <Frame className={styles.fading} viewBox="0 0 650 320">
      <path className={styles.bars} d={bars} />
      <path className={styles.next} d={`M${BARS * 30 + 1.5} 330V40h16.5v290`} />
    </Frame>
  );
}

/** Bars for the prices of two plans; the dot is a visitor who has not chosen a plan yet. */
function TwoPlans() {
  return (
    <Frame className={`${styles.bar} ${styles.plans}`} viewBox="0 0 260 240">
      <path className={styles.solid} d="M0 240V180H70V240z" />
      <path d="M190 240V30H260V240" />
      <path className={styles.between} d="M70 180 190 30" />
      <path className={styles.dot} d="M130 105h.01" />
    </Frame>
  );
}

type ClosingDrawingProps =
  | { shape: "joining lines"; count: number }
  | { shape: keyof typeof SHAPES };

const SHAPES = {
  "next bar": NextBar,
  stairs: () => <Stairs className={styles.drawing} steps={4} climbed={1} />,
  "two plans": TwoPlans,
};

export function ClosingDrawing(props: ClosingDrawingProps) {
  if (props.shape === "joining lines") return <JoiningLines count={props.count} />;
  const Shape = SHAPES[props.shape];
  return <Shape />;
}
