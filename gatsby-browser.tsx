// Browsers run this file only under `gatsby develop`. A build uses only the styles that it imports,
// because gatsby-plugin-islands deletes Gatsby's client.
import "./src/styles";
import { enhancePage } from "./src/enhance/enhance-page";
import { startDocument } from "./src/enhance/start-document";

export { wrapPageElement } from "./src/wrap-page-element";

export const onInitialClientRender = startDocument;

export const onRouteUpdate = enhancePage;
