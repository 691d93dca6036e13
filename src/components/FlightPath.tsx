import { Drawing } from "./Drawing";
import * as styles from "./FlightPath.module.css";
import { List } from "./List";
import { StepNumber } from "./StepNumber";

interface FlightPathProps {
  steps: readonly string[];
  /** The accessible name of the list, if the list has no heading. */
  label?: string;
  className?: string;
}

type Point = readonly [x: number, y: number];

/**
 * Returns path data of the dashes of a curve. At every size, no dash is cut off, and the gap before
 * the first dash is as long as the gap after the last dash.
 */
const dashes = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, count: number) => {
  const at = (share: number) => {
    const t = 0.06 + (0.88 * share) / count;
    const mix = (a: number, b: number, c: number) =>
      ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c).toFixed(1);
    return `${mix(x0, x1, x2)} ${mix(y0, y1, y2)}`;
  };
  return Array.from({ length: count }, (_, i) => `M${at(i + 0.28)}L${at(i + 0.72)}`).join("");
};

/**
 * Shows the steps that follow a sent message. The steps are listed along the drawn path of a paper
 * plane. The parent must be a CSS container.
 */
export function FlightPath({ steps, label, className = "" }: FlightPathProps) {
  return (
    <div className={`${styles.flight} ${className}`}>
      <Drawing
        className={`screen-only ${styles.drawing}`}
        viewBox="0 0 100 100"
        parts={[
          ["line", "M-99 100H0"],
          ["line", dashes([0, 100], [17.4, 98], [34.7, 90], 7)],
          ["line", dashes([34.7, 90], [52, 82], [69.3, 68], 7)],
          ["thick", "M34.7 90h.01M69.3 68h.01"],
          ["dot", "M0 100h.01"],
        ]}
      />
      {/* The last part of the path ends at the tail of the plane. */}
      <Drawing
        className={`screen-only ${styles.drawing} ${styles.last}`}
        viewBox="0 0 100 100"
        parts={[["line", dashes([0, 68], [68, 54], [100, 30], 4)]]}
      />
      <Drawing
        className={`screen-only ${styles.drawing}`}
        viewBox="0 0 100 160"
        ratio="xMaxYMin"
        parts={[
          ["line", "M100 0 0 28 42 48z"],
          ["full", "M100 0 42 48 64 92z"],
        ]}
      />
      {steps.length > 0 && (
        <List as="ol" className={styles.steps} aria-label={label}>
          {steps.map((step, index) => (
            <li key={step} className={styles.step}>
              <StepNumber step={index + 1} />
              {step}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
