import type { AnchorHTMLAttributes } from "react";

export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);
export const graphql = () => null;
export const useStaticQuery = jest.fn();
