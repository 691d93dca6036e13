import { Icon } from "./Icon";
import * as control from "./IconControl.module.css";
import * as styles from "./MotionToggle.module.css";

/** Pauses and resumes the animated background, which handles the clicks: src/background. */
export function MotionToggle() {
  return (
    <button
      className={`${control.control} ${control.quiet} ${styles.toggle}`}
      type="button"
      data-motion=""
      data-tooltip=""
    >
      <Icon>
        <path className={styles.pause} d="M8.5 6.5v11m7-11v11" />
        <path className={styles.resume} d="M8.5 6v12l9-6z" />
      </Icon>
      <span className={`visually-hidden ${styles.pause}`}>Pause the background</span>
      <span className={`visually-hidden ${styles.resume}`}>Let the background move</span>
    </button>
  );
}
