import { Drawing } from "./Drawing";
import { List } from "./List";
import * as styles from "./RisingSteps.module.css";
import { StepNumber } from "./StepNumber";

interface RisingStepsProps {
  steps: readonly { readonly step: number; readonly title?: string; readonly desc: string }[];
  /** The accessible name of the list, if the list has no heading. */
  label?: string;
  /** The class of all steps after the first. */
  laterClassName?: string;
}

/** Path data of the line for three and for four steps. The line becomes steeper at each step. */
const LINES: Partial<Record<number, string>> = {
  3: "M-99 100H0L33.3 90 66.7 68 200-84",
  4: "M-99 100H0L25 90 50 68 75 30 150-110",
};

/**
 * Steps on a rising line that crosses the window. On phones, and for other numbers of steps, the
 * line is vertical.
 */
export function RisingSteps({ steps, label, laterClassName }: RisingStepsProps) {
  const line = LINES[steps.length];
  return (
    <div className={line && `${styles.rising} ${steps.length === 4 ? styles.four : ""}`}>
      {line && (
        <Drawing
          className={`drawn-by-scrolling ${styles.line}`}
          viewBox="0 0 100 100"
          parts={[["line", line]]}
        />
      )}
      <List as="ol" className={styles.steps} aria-label={label}>
        {steps.map(({ step, title, desc }, index) => (
          <li
            key={step}
            className={
              laterClassName && index > 0 ? `${styles.step} ${laterClassName}` : styles.step
            }
          >
            <StepNumber step={step} />
            {title && <h3 className={styles.title}>{title}</h3>}
            <p className={title ? styles.desc : styles.text}>{desc}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
