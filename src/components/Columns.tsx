import { Children } from "react";
import * as styles from "./Columns.module.css";
import { List, type ListProps } from "./List";

/**
 * A list whose items fit side by side, at most five. The property `--columns` has a column for each
 * item. If the browser counted the items, the first would move while the HTML of the others arrives.
 */
export function Columns({ className, ...attributes }: ListProps) {
  const count = Children.count(attributes.children);
  return <List className={`${styles.list} ${className}`} data-count={count} {...attributes} />;
}
