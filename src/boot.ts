// Pages load only this script at first. Gatsby's client does the same in gatsby-browser.tsx.
import { enhancePage } from "./enhance/enhance-page";
import { startDocument } from "./start-document";

startDocument();
enhancePage();
// Gatsby's client prefetches links by itself.
if (!HTMLScriptElement.supports?.("speculationrules")) {
  import(/* webpackChunkName: "prefetch" */ "./enhance/prefetch").then(
    ({ prefetchLinks }) => prefetchLinks(),
    () => {},
  );
}
