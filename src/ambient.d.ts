declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}
declare module "*.css";
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
  /** Adds the elements of React Helmet to the head of the HTML. */
  export function onRenderBody(args: RenderBodyArgs | ReplaceRendererArgs): void;
}
