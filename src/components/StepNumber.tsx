import * as styles from "./StepNumber.module.css";

/** The number of a step, always two digits wide. */
export function StepNumber({ step }: { step: number }) {
  return <span className={styles.number}>{String(step).padStart(2, "0")}</span>;
}
