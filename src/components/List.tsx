import type { HTMLAttributes } from "react";

interface ListProps extends HTMLAttributes<HTMLUListElement & HTMLOListElement> {
  as?: "ul" | "ol";
}

/** Safari treats a list without markers as plain text unless it has the role `list`. */
export function List({ as: Tag = "ul", ...attributes }: ListProps) {
  return <Tag role="list" {...attributes} />;
}
