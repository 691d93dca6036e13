import type { ComponentProps } from "react";

// In the preview of the editor, this module replaces the package `gatsby`.

export const graphql = () => undefined;

export const Link = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...rest} />
);

export const navigate = () => undefined;
