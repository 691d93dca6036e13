import { List } from "./List";
import * as styles from "./RisingSteps.module.css";
import { StepNumber } from "./StepNumber";

interface RisingStepsProps {
  steps: readonly { readonly step: number; readonly title?: string; readonly text: string }[];
}

/** The numbers of steps that have a layout on the rising line. */
const COUNTS: Partial<Record<number, string>> = { 3: styles.three, 4: styles.four };

/**
 * Steps on a rising line that crosses the whole window. On phones, and for other numbers of steps,
 * the line is vertical.
 */
export function RisingSteps({ steps }: RisingStepsProps) {
  const count = COUNTS[steps.length];
  return (
    <div className={count && `${styles.rising} ${count}`}>
      <svg
        className={`drawn-by-scrolling ${styles.line}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M-99 100H0L200-100" />
      </svg>
      <List as="ol" className={styles.steps}>
        {steps.map(({ step, title, text }) => (
          <li key={step} className={styles.step}>
            <StepNumber step={step} />
            {title && <h3 className={styles.title}>{title}</h3>}
            <p className={title ? styles.desc : styles.text}>{text}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
