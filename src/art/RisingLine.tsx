import { Art } from "./Art";
import * as styles from "./RisingLine.module.css";

const LINE = "M0 640 470 566Q500 562 528 571L640 606Q670 615 694 590L1200 64";

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
        <path strokeWidth="12" d="M888 388h.01M780 500h.01" />
      </Art>
      <span className={styles.marker} />
    </div>
  );
}
