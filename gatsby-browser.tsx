import "./src/styles";

export {
  disableCorePrefetching,
  onClientEntry,
  onPrefetchPathname,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/document/browser";
