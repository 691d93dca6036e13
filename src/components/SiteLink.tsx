import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { PlainLink } from "./PlainLink";

interface SiteLinkProps {
  /** A path of the site, an id such as `#work`, or the URL of another site. */
  to: string;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page" | "true";
}

/** A link whose address stands in the content. */
export function SiteLink({ to, ...attributes }: SiteLinkProps) {
  if (!to.startsWith("/")) return <PlainLink href={to} {...attributes} />;
  return <Link to={to} {...attributes} />;
}

export const query = graphql`
  fragment Link on SiteLink {
    label
    path
  }
`;
