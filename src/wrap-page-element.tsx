import type { GatsbySSR } from "gatsby";
import { Layout } from "./sections/Layout";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);
