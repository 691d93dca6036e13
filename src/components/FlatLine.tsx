import { EndedLine } from "./EndedLine";
import * as styles from "./FlatLine.module.css";

/** The motif lying flat: it rose once, and then there was nothing. */
export function FlatLine() {
  return (
    <EndedLine
      className={styles.line}
      viewBox="0 0 1200 80"
      line="M0 70h150L205 12Q214 4 221 14L262 70H930"
      end="930 70"
    />
  );
}
