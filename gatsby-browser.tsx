// Browsers run this file only where Gatsby's client runs: under `gatsby develop`, and without
// gatsby-plugin-islands. In every build, it says which styles all pages need.
import "./src/styles";
import { enhancePage } from "./src/enhance/enhance-page";
import { startDocument } from "./src/enhance/start-document";

export { wrapPageElement } from "./src/document/wrap-page-element";

export const onInitialClientRender = startDocument;

export const onRouteUpdate = enhancePage;
