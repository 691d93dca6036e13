import plane from "../art/plane.svg";
import { Art } from "./Art";
import { List } from "./List";
import * as styles from "./SentSteps.module.css";
import { StepNumber } from "./StepNumber";

interface SentStepsProps {
  steps: readonly string[];
  /** The accessible name of the list, if the list has no heading. */
  label?: string;
}

/** Shows a paper plane, and the steps that follow a sent message. */
export function SentSteps({ steps, label }: SentStepsProps) {
  return (
    <div className={styles.sent}>
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
