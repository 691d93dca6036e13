import { Art } from "./Art";
import * as styles from "./FlatLine.module.css";

const FALL = "M-1200 60H-94Q-70 60-48 50L18 20Q36 12 45 30L122 178Q129 192 144 192H1190";
const RISE = "M-1200 192H1030L1700-947";

/** A line that falls and then stays flat, or a flat line that rises out of the window. */
export function FlatLine({ rises }: { rises?: boolean }) {
  const line = rises ? RISE : FALL;
  return (
    <Art className={styles.line} viewBox="0 0 1200 200" preserveAspectRatio="none">
      <path fill="currentColor" fillOpacity=".2" stroke="none" d={`${line}V192H-1200z`} />
      <path d={line} />
      <path className="dot" d={`M${rises ? 1030 : 1190} 192h.01`} />
    </Art>
  );
}
