import type { AnchorHTMLAttributes } from "react";

/** Mock of Gatsby: links are anchors, queries do nothing. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);
export const graphql = () => null;
export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
