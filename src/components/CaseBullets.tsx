import * as styles from "./CaseBullets.module.css";
import { List } from "./List";

/** The numbered steps of the agency's work. They are one item of the grid around a case study. */
export const CaseBullets = ({ bullets }: { bullets: readonly string[] }) => (
  <List as="ol" className={styles.list}>
    {bullets.map((bullet, index) => (
      <li key={index} className={`above-link ${styles.bullet}`}>
        {bullet}
      </li>
    ))}
  </List>
);
