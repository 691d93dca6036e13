import type { GatsbySSR } from "gatsby";
import { Layout } from "../sections/Layout";
import { Takeover } from "./takeover";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);

/** Without server-rendered HTML, as under `gatsby develop`, React has nothing to hydrate. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  process.env.NODE_ENV === "production" ? <Takeover>{element}</Takeover> : element;
