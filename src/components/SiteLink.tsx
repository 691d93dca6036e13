import { Link } from "gatsby";
import type { ReactNode } from "react";
import { ExternalLink } from "./ExternalLink";

interface SiteLinkProps {
  /** A path of the site, an id such as `#work`, or the URL of another site. */
  to: string;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page" | "true";
}

/** A link whose address stands in the content. Screen readers announce that it opens a new tab. */
export function SiteLink({ to, children, ...attributes }: SiteLinkProps) {
  if (to.startsWith("https:")) {
    return (
      <ExternalLink href={to} {...attributes}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </ExternalLink>
    );
  }
  if (to.startsWith("#")) {
    return (
      <a href={to} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...attributes}>
      {children}
    </Link>
  );
}
