declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}
declare module "*.css";
/**
 * A hash of all style sheets. src/gatsby/bundle/webpack-config.ts defines this constant in the code
 * that renders HTML.
 */
declare const STYLES_DIGEST: string;
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
  /** Adds the head elements that Helmet has collected since the last call to the HTML of the page. */
  export function onRenderBody(args: RenderBodyArgs | ReplaceRendererArgs): void;
}
declare module "gatsby-plugin-sharp" {
  import type { CreateResolversArgs } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";
  /**
   * Returns the data that shows an image in all sizes, and starts to generate the files. This
   * function is documented in the README of gatsby-plugin-image.
   */
  export function generateImageData(
    options: Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix"> & {
      file: import("./gatsby/nodes/content-nodes").FileNode;
      args: object;
    },
  ): Promise<IGatsbyImageData>;
}
declare module "subset-font" {
  /**
   * Returns a smaller font, which contains only the glyphs of `text` and the given values or ranges
   * of each variation axis.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
/** Gatsby's own browser entry; the alias is set in src/gatsby/bundle/webpack-config.ts. */
declare module "gatsby-app";
/** Loads a chunk by its id. https://webpack.js.org/api/module-variables/ */
declare function __webpack_chunk_load__(id: string): Promise<unknown>;
