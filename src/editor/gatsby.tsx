import type { ComponentProps } from "react";

// Replaces the package `gatsby` in the editor's preview.

export const graphql = () => undefined;

export const Link = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...rest} />
);

export const navigate = () => undefined;
