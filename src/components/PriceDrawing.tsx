import * as styles from "./PriceDrawing.module.css";

interface PriceDrawingProps {
  /** The word for the share, such as `%`. */
  share: string;
  /** The word for the base fee. */
  base: string;
  className?: string;
}

/**
 * Draws a price that consists of a base fee and a share of the growth. A flat bar stands for the
 * base fee, a dashed line for the client's revenue at the start, and an area for the revenue above
 * this line.
 */
export function PriceDrawing({ share, base, className = "" }: PriceDrawingProps) {
  return (
    <svg className={`art ${className}`} viewBox="0 0 320 126" width="100%" aria-hidden="true">
      <path d="M1 92h318v33H1z" strokeWidth="1.5" />
      <path className={styles.start} d="M1 81h318" strokeDasharray="5 7" strokeWidth="1.5" />
      <path d="M2 76H96C180 72 240 50 318 3V76z" fill="currentColor" />
      <text className={styles.text} x="14" y="115">
        {base}
      </text>
      <text className={`${styles.text} ${styles.inside}`} x="276" y="66">
        {share}
      </text>
    </svg>
  );
}
