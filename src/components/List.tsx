import type { HTMLAttributes } from "react";

export interface ListProps extends HTMLAttributes<HTMLUListElement & HTMLOListElement> {
  as?: "ul" | "ol";
}

/** Safari announces a list without markers only if it has the role `list`. */
export function List({ as: Tag = "ul", ...attributes }: ListProps) {
  return <Tag role="list" {...attributes} />;
}
