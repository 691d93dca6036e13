import "./src/styles";

export {
  onClientEntry,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/document/browser";
