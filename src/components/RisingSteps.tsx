import { Drawing } from "./Drawing";
import { List } from "./List";
import * as styles from "./RisingSteps.module.css";
import { StepNumber } from "./StepNumber";

interface RisingStepsProps {
  steps: readonly { readonly step: number; readonly title?: string; readonly desc: string }[];
  /** The accessible name of the list, if the list has no heading. */
  label?: string;
  /** Whether all steps after the first are still to come. */
  ahead?: boolean;
  /** The class of all steps after the first. */
  laterClassName?: string;
}

/** By number of steps, path data for the end of the line, which becomes steeper at each step. */
const LINES: Partial<Record<number, string>> = {
  3: "33.3 90 66.7 68 200-84",
  4: "25 90 50 68 75 30 150-110",
};

/**
 * Steps on a rising line that crosses the window. On phones, and for other numbers of steps, the
 * line is vertical.
 */
export function RisingSteps({ steps, label, ahead, laterClassName }: RisingStepsProps) {
  const line = LINES[steps.length];
  const layout = steps.length === 4 ? styles.four : "";
  return (
    <div className={line && `${styles.rising} ${layout} ${ahead ? styles.ahead : ""}`}>
      {line && (
        <Drawing
          className={`drawn-by-scrolling ${styles.line}`}
          viewBox="0 0 100 100"
          parts={[
            ["line", "M-99 100H0"],
            [ahead ? "dashed" : "line", `M0 100 ${line}`],
          ]}
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
