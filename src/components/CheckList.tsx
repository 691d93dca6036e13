import * as styles from "./CheckList.module.css";
import { List } from "./List";

interface CheckListProps {
  items: readonly string[];
  className?: string;
}

/** Short items, each after a small rising stroke. */
export function CheckList({ items, className = "" }: CheckListProps) {
  return (
    <List className={`${styles.list} ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
