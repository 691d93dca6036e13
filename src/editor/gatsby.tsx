import type { ComponentProps } from "react";

// What the parts of a page take from Gatsby, where no Gatsby is: in the preview of the editor.

/** Queries run when the site is built. */
export const graphql = () => undefined;

export const Link = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...rest} />
);

export const navigate = () => undefined;
