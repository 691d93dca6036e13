import type { AnchorHTMLAttributes } from "react";

/** A link to another site. The link opens a new tab, and the other site has no access to this page. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
