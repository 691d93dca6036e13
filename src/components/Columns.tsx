import { Children, type CSSProperties } from "react";
import { List, type ListProps } from "./List";

/**
 * A list whose items fit side by side. The property `--columns` has a column for each item. If the
 * browser counted the items, the first would move while the HTML of the others arrives.
 */
export function Columns(props: ListProps) {
  const columns = `repeat(${Children.count(props.children)}, minmax(0, 1fr))`;
  return <List style={{ "--columns": columns } as CSSProperties} {...props} />;
}
