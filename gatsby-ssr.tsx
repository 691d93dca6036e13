export { wrapPageElement, wrapRootElement } from "./src/client/wrap-elements";
export { onPreRenderHTML } from "./src/document/on-pre-render-html";
export { onRenderBody } from "./src/document/on-render-body";
export { replaceRenderer } from "./src/document/replace-renderer";
