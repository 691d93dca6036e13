import { Columns } from "./Columns";
import * as styles from "./Steps.module.css";

interface Step {
  readonly step: number;
  readonly title: string;
  readonly desc: string;
}

interface StepsProps {
  steps: readonly Step[];
}

/** Numbered steps along one line, which is vertical in narrow columns. */
export function Steps({ steps }: StepsProps) {
  return (
    <div className={styles.container}>
      <Columns as="ol" className={styles.steps}>
        {steps.map(({ step, title, desc }) => (
          <li key={step} className={styles.step}>
            <StepNumber step={step} />
            <h3 className="card-title">{title}</h3>
            <p className={styles.desc}>{desc}</p>
          </li>
        ))}
      </Columns>
    </div>
  );
}

interface StepNumberProps {
  step: number;
  className?: string;
}

/** The number of a step in two digits. */
export function StepNumber({ step, className = "" }: StepNumberProps) {
  return (
    <span className={`display ${styles.number} ${className}`}>{String(step).padStart(2, "0")}</span>
  );
}
