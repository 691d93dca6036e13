import "./src/styles";

export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/document/browser";
