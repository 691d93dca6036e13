import { Drawing } from "./Drawing";
import * as styles from "./SuccessLine.module.css";

/** The drawing for a sent message: a line that ends in a paper plane. */
export function SuccessLine({ className = "" }: { className?: string }) {
  return (
    <Drawing
      className={`${styles.drawing} ${className}`}
      viewBox="0 0 480 320"
      ratio="xMaxYMid"
      parts={[
        [
          "dashed",
          "M24 290C130 290 250 262 236 196C228 156 168 166 180 208C190 242 256 226 306 166",
        ],
        ["line", "M460 24 226 100 322 150z"],
        ["full", "M460 24 322 150 372 250z"],
        ["dot", "M24 290h.01"],
      ]}
    />
  );
}
