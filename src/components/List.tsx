import type { HTMLAttributes } from "react";

interface ListProps extends HTMLAttributes<HTMLUListElement & HTMLOListElement> {
  as?: "ul" | "ol";
}

/**
 * A list without markers. Safari treats a list without markers as plain text unless it has the role
 * `list`. The reset removes the markers of lists with this role only.
 */
export function List({ as: Tag = "ul", ...attributes }: ListProps) {
  return <Tag role="list" {...attributes} />;
}
