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

/**
 * The steps after a sent message, on the path of a paper plane. The parent must be a CSS container,
 * because the layout depends on its width.
 */
export function FlightPath({ steps, label, className = "" }: FlightPathProps) {
  return (
    <div className={`${styles.flight} ${className}`}>
      <Drawing
        className={`screen-only ${styles.drawing}`}
        viewBox="0 0 100 100"
        parts={[
          ["line", "M-99 100H0"],
          ["dashed", "M0 100Q34.7 96 69.3 68Q84 56 100 0"],
          ["gap", "M34.7 90h.01M69.3 68h.01"],
          ["dots", "M34.7 90h.01M69.3 68h.01"],
          ["dot", "M0 100h.01"],
        ]}
      />
      {/* The nose of the plane is at the end of the path. */}
      <Drawing
        className={`screen-only ${styles.drawing}`}
        viewBox="0 0 100 160"
        ratio="xMaxYMin"
        parts={[
          ["solid", "M100 0 0 28 42 48z"],
          ["full", "M100 0 42 48 64 92z"],
        ]}
      />
      <List as="ol" className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <StepNumber step={index + 1} />
            {step}
          </li>
        ))}
      </List>
    </div>
  );
}
