import type { AnchorHTMLAttributes } from "react";

/** A link to another site, in a new tab. An email address opens no page, so it needs no tab. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (props.href?.startsWith("mailto:")) return <a {...props} />;
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
