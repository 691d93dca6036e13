import * as styles from "./StepNumber.module.css";

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
