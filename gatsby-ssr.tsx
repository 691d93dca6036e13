export { onPreRenderHTML, replaceRenderer } from "./src/document/render-page";
export { wrapPageElement } from "./src/document/wrap-page-element";
