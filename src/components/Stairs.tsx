import { Drawing } from "./Drawing";

interface StairsProps {
  steps: number;
  /** The number of steps in the accent color, counted from the bottom. */
  climbed: number;
  className?: string;
}

/** Returns path data for the steps from number `from + 1` to number `to`. */
const steps = (from: number, to: number, top: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const step = from + index + 1;
    return `V${top - step}H${step}`;
  }).join("");

export function Stairs({ steps: count, climbed, className }: StairsProps) {
  const line = `M0 ${count}${steps(0, climbed, count)}`;
  return (
    <Drawing
      className={className}
      viewBox={`-.03 -.5 ${count + 0.03} ${count + 0.5}`}
      parts={[
        ["area", `${line}V${count}z`],
        ["faint", `M${climbed} ${count - climbed}${steps(climbed, count, count)}`],
        ["line", line],
      ]}
    />
  );
}
