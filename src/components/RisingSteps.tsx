import { Drawing } from "./Drawing";
import { List } from "./List";
import * as styles from "./RisingSteps.module.css";
import { StepNumber } from "./StepNumber";

interface RisingStepsProps {
  steps: readonly { readonly step: number; readonly title?: string; readonly desc: string }[];
  /** True if the first step is done and all later steps are still to come. */
  ahead?: boolean;
}

/** Path data for the line, which becomes steeper at each step. The key is the number of steps. */
const LINES: Partial<Record<number, string>> = {
  3: "L30 91Q33.3 90 36.4 88L63.6 70Q66.7 68 69.3 64L200-118",
  4: "L22 91.2Q25 90 27.5 87.8L47.5 70.2Q50 68 52 65L73 33Q75 30 76.4 26.6L150-152",
};

/**
 * Steps on a rising line that crosses the window. On phones, and if LINES has no path for the
 * number of steps, the line is vertical.
 */
export function RisingSteps({ steps, ahead }: RisingStepsProps) {
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
            [ahead ? "dashed" : "line", `M0 100${line}`],
          ]}
        />
      )}
      <List as="ol" className={styles.steps}>
        {steps.map(({ step, title, desc }) => (
          <li key={step} className={styles.step}>
            <StepNumber step={step} />
            {title && <h3 className={styles.title}>{title}</h3>}
            <p className={title ? styles.desc : styles.text}>{desc}</p>
          </li>
        ))}
      </List>
    </div>
  );
}
