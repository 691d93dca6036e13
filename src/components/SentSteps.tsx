import { List } from "./List";
import * as styles from "./SentSteps.module.css";
import { StepNumber } from "./StepNumber";

/** The steps that follow a sent message. */
export function SentSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <div className={styles.container}>
      <List as="ol" className={styles.steps} aria-label="Next steps">
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <StepNumber step={index + 1} />
            {step}
          </li>
        ))}
      </List>
    </div>
  );
}
