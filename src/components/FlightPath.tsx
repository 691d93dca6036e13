import plane from "../art/plane.svg";
import { Art } from "./Art";
import * as styles from "./FlightPath.module.css";
import { List } from "./List";
import { StepNumber } from "./StepNumber";

interface FlightPathProps {
  steps: readonly string[];
  /** The accessible name of the list, if the list has no heading. */
  label?: string;
}

/** Shows a paper plane, and the steps that follow a sent message. */
export function FlightPath({ steps, label }: FlightPathProps) {
  return (
    <div className={styles.flight}>
      <Art className={`screen-only ${styles.plane}`} svg={plane} />
      {steps.length > 0 && (
        <List as="ol" className={styles.steps} aria-label={label}>
          {steps.map((step, index) => (
            <li key={index} className={styles.step}>
              <StepNumber step={index + 1} />
              {step}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
