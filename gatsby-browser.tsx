// Browsers run this file only where Gatsby's client runs: under `gatsby develop`, and without
// gatsby-plugin-islands, which deletes the scripts. A build uses only the styles that it imports.
import "./src/styles";
import { enhancePage } from "./src/enhance/enhance-page";
import { startDocument } from "./src/enhance/start-document";

export { wrapPageElement } from "./src/wrap-page-element";

export const onInitialClientRender = startDocument;

export const onRouteUpdate = enhancePage;
