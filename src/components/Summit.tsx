import { EndedLine } from "./EndedLine";
import * as styles from "./Summit.module.css";

/** The motif at its end: up, a dip, steeply on, and there. Draws itself once, from the left. */
export function Summit() {
  return (
    <EndedLine
      className={styles.line}
      viewBox="0 0 600 320"
      line="M-80 316 200 276Q224 272 240 278L300 298Q322 304 334 288L520 30"
      end="520 30"
    />
  );
}
