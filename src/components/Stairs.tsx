import * as styles from "./Stairs.module.css";

interface StairsProps {
  steps: number;
  /** The number of steps with the accent color, counted from the lowest step. */
  climbed: number;
  className?: string;
}

/** Returns path data of the steps from the step `from` to the step `to`. */
const steps = (from: number, to: number, top: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const step = from + index + 1;
    return `V${top - step}H${step}`;
  }).join("");

/** Stairs that lead up to the right. */
export function Stairs({ steps: count, climbed, className = "" }: StairsProps) {
  const line = `M0 ${count}${steps(0, climbed, count)}`;
  return (
    <svg
      className={`drawn-by-scrolling ${styles.stairs} ${className}`}
      viewBox={`-.03 -.5 ${count + 0.03} ${count + 0.5}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.area} d={`${line}V${count}z`} />
      <path
        className={styles.rest}
        d={`M${climbed} ${count - climbed}${steps(climbed, count, count)}`}
      />
      <path className={styles.line} d={line} />
    </svg>
  );
}
