import { List } from "./List";
import * as styles from "./RisingSteps.module.css";
import { StepNumber } from "./StepNumber";

interface RisingStepsProps {
  steps: readonly { readonly step: number; readonly title?: string; readonly text: string }[];
  /** The accessible name of the list, if no heading names the steps. */
  label?: string;
  /** The class of all steps after the first. */
  laterClassName?: string;
}

/**
 * Layouts for three and for four steps. The line of three steps is straight; the line of four steps
 * becomes steeper at each step.
 */
const LAYOUTS: Partial<Record<number, { className: string | undefined; line: string }>> = {
  3: { className: styles.three, line: "M-99 100H0L200-100" },
  4: { className: styles.four, line: "M-99 100H0L25 90 50 68 75 30 150-110" },
};

/**
 * Steps on a rising line that crosses the whole window. The line is vertical on phones, and if
 * `LAYOUTS` has no layout for the number of steps.
 */
export function RisingSteps({ steps, label, laterClassName }: RisingStepsProps) {
  const layout = LAYOUTS[steps.length];
  return (
    <div className={layout && `${styles.rising} ${layout.className}`}>
      <svg
        className={`drawn-by-scrolling ${styles.line}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={layout?.line} />
      </svg>
      <List as="ol" className={styles.steps} aria-label={label}>
        {steps.map(({ step, title, text }, index) => (
          <li
            key={step}
            className={
              laterClassName && index > 0 ? `${styles.step} ${laterClassName}` : styles.step
            }
          >
            <StepNumber step={step} />
            {title && <h3 className={styles.title}>{title}</h3>}
            <p className={title ? styles.desc : styles.text}>{text}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
