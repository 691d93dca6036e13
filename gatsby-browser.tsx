// In production, browsers load src/boot.ts instead of Gatsby's client, so this file only says which
// styles every page needs. Under `gatsby develop`, Gatsby's client runs, and then the boot script.
import "./src/styles";
import { enhancePage } from "./src/enhance/enhance-page";

export { wrapPageElement } from "./src/document/wrap-page-element";

export const onInitialClientRender = () => {
  if (process.env.NODE_ENV === "development") import("./src/boot");
};

export const onRouteUpdate = enhancePage;
