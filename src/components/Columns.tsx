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

/** Divides items into as few rows as possible. Only the last row is shorter. */
export function inRows<T>(items: readonly T[], max: number): T[][] {
  const rows = Math.ceil(items.length / max);
  const length = Math.ceil(items.length / rows);
  return Array.from({ length: rows }, (_, row) => items.slice(row * length, (row + 1) * length));
}

/** The number of items before and after an item of a row, as the properties `--below` and `--above`. */
export const stepStyle = (index: number, { length }: { length: number }) =>
  ({ "--below": index, "--above": length - 1 - index }) as CSSProperties;
