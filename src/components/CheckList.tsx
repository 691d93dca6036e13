import * as styles from "./CheckList.module.css";
import { List } from "./List";

interface CheckListProps {
  items: readonly string[];
  className?: string;
}

export function CheckList({ items, className = "" }: CheckListProps) {
  return (
    <List className={className}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          {item}
        </li>
      ))}
    </List>
  );
}
