import { Art } from "./Art";
import * as styles from "./FlatLine.module.css";

const FALL = "M-1200 60H-94Q-70 60-48 50L18 20Q36 12 45 30L122 178Q129 192 144 192H";

/** The line of the not-found page, which falls and then stays flat. */
export function FlatLine() {
  return (
    <Art className={styles.line} viewBox="0 0 1200 200" preserveAspectRatio="none">
      <path fill="currentColor" fillOpacity=".2" stroke="none" d={`${FALL}-1200z`} />
      <path d={`${FALL}1190`} />
      <path className="dot" d="M1190 192h.01" />
    </Art>
  );
}
