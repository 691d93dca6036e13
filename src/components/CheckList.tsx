import * as styles from "./CheckList.module.css";
import { List } from "./List";

/** Short items, each after a small rising stroke. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
