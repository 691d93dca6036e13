import type { AnchorHTMLAttributes } from "react";

/** Stands in for the parts of Gatsby that need its build: links are anchors, queries are inert. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);
export const graphql = () => null;
export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
