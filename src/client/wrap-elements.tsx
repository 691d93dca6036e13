import type { GatsbySSR } from "gatsby";
import { Layout } from "../sections/Layout";
import { Takeover } from "./takeover";

/** The layout stays mounted during client-side navigation. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);

/** Without HTML, as under `gatsby develop`, there is nothing to take over. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  process.env.NODE_ENV === "production" ? <Takeover>{element}</Takeover> : element;
