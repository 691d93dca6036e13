import fourSteps from "../art/four-steps.svg";
import { Art } from "./Art";
import { List } from "./List";
import * as styles from "./RisingSteps.module.css";
import { StepNumber } from "./StepNumber";

interface RisingStepsProps {
  steps: readonly { readonly step: number; readonly title: string; readonly desc: string }[];
}

const LEVELS = [styles.first, styles.second, styles.third, styles.fourth];

/**
 * Four steps on a rising line that crosses the window, and becomes steeper at each step. On phones,
 * and for another number of steps, the line is vertical.
 */
export function RisingSteps({ steps }: RisingStepsProps) {
  const rises = steps.length === LEVELS.length;
  return (
    <div className={rises ? styles.rising : undefined}>
      {rises && <Art className={styles.line} svg={fourSteps} />}
      <List as="ol" className={styles.steps}>
        {steps.map(({ step, title, desc }, index) => (
          <li key={step} className={`${styles.step} ${rises ? LEVELS[index] : ""}`}>
            <StepNumber step={step} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.desc}>{desc}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
