import type { AnchorHTMLAttributes } from "react";

/** A link to another site. It opens a new tab that has no access to this page. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
