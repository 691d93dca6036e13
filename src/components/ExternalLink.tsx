import type { AnchorHTMLAttributes } from "react";

/** A link out of the site: opens a new tab, which cannot reach back. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
