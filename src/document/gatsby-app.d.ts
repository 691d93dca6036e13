/** Gatsby's own browser entry; the alias is made in src/gatsby/bundle/webpack-config.ts. */
declare module "gatsby-app";
