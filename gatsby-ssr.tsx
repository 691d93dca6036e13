export { onPreRenderHTML } from "./src/document/on-pre-render-html";
export { onRenderBody } from "./src/document/on-render-body";
export { replaceRenderer } from "./src/document/replace-renderer";
export { wrapPageElement } from "./src/document/wrap-page-element";
