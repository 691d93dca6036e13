/** Gatsby's own browser entry; the alias is set in src/gatsby/bundle/webpack-config.ts. */
declare module "gatsby-app";
