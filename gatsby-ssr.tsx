export { onPreRenderHTML, onRenderBody } from "./src/document/head";
export { replaceRenderer } from "./src/document/replace-renderer";
export { wrapPageElement } from "./src/document/wrap-page-element";
