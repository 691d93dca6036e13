import type { AnchorHTMLAttributes } from "react";

/** A link to another site, in a new tab. Email addresses and phone numbers open no page. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (/^(?:mailto|tel):/.test(props.href ?? "")) return <a {...props} />;
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
