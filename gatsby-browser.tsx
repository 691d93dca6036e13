import "./src/styles";

export {
  disableCorePrefetching,
  onClientEntry,
  onPrefetchPathname,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
  wrapRootElement,
} from "./src/document/browser";
