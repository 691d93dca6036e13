import * as styles from "./ProofNodes.module.css";

/** Places on the steep line, lower and lower. The first is the line's own node. */
const PLACES = ["M1007 186h.01", "M888 338h.01", "M780 476h.01"];

/** A node on the steep line for each number under the hero; only the home page needs their styles. */
export function ProofNodes() {
  return PLACES.map((place) => <path key={place} className={styles.proof} d={place} />);
}
