import "./src/styles";

export {
  disableCorePrefetching,
  onClientEntry,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
  wrapRootElement,
} from "./src/client/browser";
