import type { AnchorHTMLAttributes } from "react";

interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link without Gatsby's `Link`, as islands need it. A page of another site opens in a new tab, which
 * screen readers announce.
 */
export function PlainLink({ children, ...attributes }: PlainLinkProps) {
  if (!attributes.href.startsWith("https:")) return <a {...attributes}>{children}</a>;
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
