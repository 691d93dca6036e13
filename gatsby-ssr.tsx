export { wrapPageElement } from "./src/client/wrap-page-element";
export { wrapRootElement } from "./src/client/wrap-root-element";
export { onPreRenderHTML } from "./src/document/on-pre-render-html";
export { onRenderBody } from "./src/document/on-render-body";
export { replaceRenderer } from "./src/document/replace-renderer";
