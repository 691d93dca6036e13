import { Art } from "./Art";
import * as styles from "./FlatLine.module.css";

const FALL = "M-1200 60H-94Q-70 60-48 50L18 20Q36 12 45 30L122 178Q129 192 144 192H1190";
const RISE = "M-1200 192H612L1282-947";

/** A line that falls and then stays flat, or a flat line that rises from the second column. */
export function FlatLine({ rises }: { rises?: boolean }) {
  const line = rises ? RISE : FALL;
  return (
    <Art className={rises ? styles.rises : styles.line} viewBox="0 24 1200 176">
      <path fill="currentColor" fillOpacity=".2" stroke="none" d={`${line}H2400V192H-1200z`} />
      <path d={line} />
      <path className="dot" d={`M${rises ? 612 : 1190} 192h.01`} />
    </Art>
  );
}
