import { Art } from "./Art";
import * as styles from "./FlatLine.module.css";

const FALL = "M-1200 60H-94Q-70 60-48 50L18 20Q36 12 45 30L122 178Q129 192 144 192H1190";
const RISE = "M-1200 192H612L1282-947";

/** A line that falls and then stays flat, or a flat line that rises from the second column. */
export function FlatLine({ rises }: { rises?: boolean }) {
  const line = rises ? RISE : FALL;
  const away = rises ? { x1: 612, y1: 192, x2: 1129, y2: 496 } : { y1: 20, x2: 0, y2: 192 };
  return (
    <Art className={rises ? styles.rises : styles.line} viewBox="0 24 1200 176">
      <linearGradient id="beside" gradientUnits="userSpaceOnUse" {...away}>
        <stop stopColor="currentColor" stopOpacity=".22" />
        <stop stopColor="currentColor" offset="1" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#beside)" stroke="none" d={`${line}H2400V192H-1200z`} />
      <path d={line} />
      <path className="dot" d={`M${rises ? 612 : 1190} 192h.01`} />
    </Art>
  );
}
