import type { GatsbyBrowser } from "gatsby";

export { wrapPageElement } from "./wrap-page-element";

/**
 * React arrives while somebody is already reading: starting it must not move the page, not even
 * to the anchor in its address. Afterwards Gatsby's own rules hold.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#shouldUpdateScroll
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (!prevRouterProps) return false;
  const { pathname, hash } = location;
  if (prevRouterProps.location.pathname !== pathname) return true;
  return hash ? decodeURIComponent(hash.slice(1)) : [0, 0];
};
