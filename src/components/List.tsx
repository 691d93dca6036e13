import type { HTMLAttributes } from "react";

interface ListProps extends HTMLAttributes<HTMLUListElement & HTMLOListElement> {
  as?: "ul" | "ol";
}

/**
 * A list without markers. To Safari such a list is none, unless its role says so: the reset takes
 * markers away by this role alone, so that every list keeps its meaning.
 */
export function List({ as: Tag = "ul", ...attributes }: ListProps) {
  return <Tag role="list" {...attributes} />;
}
