declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}
declare module "*.css";
/** Set by src/gatsby/bundle/webpack-config.ts where HTML is rendered. */
declare const STYLES_DIGEST: string;
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
  /** Sets what Helmet has collected since the last call. */
  export function onRenderBody(args: RenderBodyArgs | ReplaceRendererArgs): void;
}
declare module "gatsby-plugin-sharp" {
  import type { CreateResolversArgs } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";
  /** Says what is needed to show a picture, and begins making it: the README of gatsby-plugin-image. */
  export function generateImageData(
    options: Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix"> & {
      file: import("./gatsby/picture-file").PictureFile;
      args: object;
    },
  ): Promise<IGatsbyImageData>;
}
declare module "subset-font" {
  /** Bytes of the font reduced to the glyphs of `text`, and to points or ranges on its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
