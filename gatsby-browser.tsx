import "./src/styles";

export { shouldUpdateScroll, wrapPageElement } from "./src/document/browser";
