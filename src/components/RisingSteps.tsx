import fourSteps from "../art/four-steps.svg";
import threeSteps from "../art/three-steps.svg";
import { Art } from "./Art";
import { List } from "./List";
import * as styles from "./RisingSteps.module.css";
import { StepNumber } from "./StepNumber";

interface RisingStepsProps {
  steps: readonly { readonly step: number; readonly title?: string; readonly desc: string }[];
  /** True if the first step is done and all later steps are still to come. */
  ahead?: boolean;
}

/** The drawings of the line, which becomes steeper at each step. The key is the number of steps. */
const LINES: Partial<Record<number, string>> = { 3: threeSteps, 4: fourSteps };

const LEVELS = [styles.first, styles.second, styles.third, styles.fourth];

/**
 * Steps on a rising line that crosses the window. On phones, and if there is no drawing for
 * the number of steps, the line is vertical.
 */
export function RisingSteps({ steps, ahead }: RisingStepsProps) {
  const line = LINES[steps.length];
  const layout = steps.length === 4 ? styles.four : "";
  return (
    <div className={line && `${styles.rising} ${layout} ${ahead ? styles.ahead : ""}`}>
      {line && <Art className={styles.line} svg={line} />}
      <List as="ol" className={styles.steps}>
        {steps.map(({ step, title, desc }, index) => (
          <li key={index} className={`${styles.step} ${line ? LEVELS[index] : ""}`}>
            <StepNumber step={step} />
            {title && <h3 className={styles.title}>{title}</h3>}
            <p className={title ? styles.desc : styles.text}>{desc}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
