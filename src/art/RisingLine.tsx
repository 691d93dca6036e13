import { Art } from "./Art";
import * as styles from "./RisingLine.module.css";

const LINE = "M0 640 640 560Q672 556 702 566L814 606Q848 617 870 588L1200 64";

/** The line behind the headline of the home page, which draws itself once, and on which a marker lands. */
export function RisingLine({ className = "" }: { className?: string }) {
  return (
    <div className={className}>
      <Art className={styles.drawing} viewBox="0 0 1200 640" preserveAspectRatio="none">
        <linearGradient id="under" x2="0" y2="1">
          <stop stopColor="currentColor" stopOpacity=".17" />
          <stop stopColor="currentColor" offset="1" stopOpacity="0" />
        </linearGradient>
        <path fill="url(#under)" stroke="none" d={`${LINE}V640H0Z`} />
        <path d={LINE} />
        <path strokeWidth="12" d="M996 388h.01M925 500h.01" />
      </Art>
      <span className={styles.marker} />
    </div>
  );
}
