import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { createRoot } from "react-dom/client";
import { Helmet } from "react-helmet";
import { describeMismatch, describeMutation } from "./describe-change";

/**
 * Hydrates the page. If the HTML does not match, this function keeps React from rendering the
 * page again, because visitors would lose what they have typed. Mismatches occur because browser
 * extensions change the DOM before hydration.
 */

/**
 * The page that React hydrates. The variable is undefined before hydration, under `gatsby develop`,
 * and during server rendering.
 */
let page: { app: ReactElement; container: Element; changes: MutationObserver } | undefined;
let outcome: "pending" | "hydrated" | "abandoned" = "pending";
let change: MutationRecord | undefined;

/** While a component suspends on this promise, React keeps the old page. */
const NEVER = new Promise<never>(() => {});

/** True if hydration was abandoned. React then renders into a separate container. */
const Detached = createContext(false);

/** Watches for changes of the DOM. Must be called in the same task that starts hydration. */
export function watchTakeover(app: ReactElement, container: Element): void {
  const changes = new MutationObserver(([first]) => {
    change ??= first;
  });
  changes.observe(container, { childList: true, characterData: true, subtree: true });
  page = { app, container, changes };
  // Helmet must not replace the head before hydration is complete.
  Helmet.canUseDOM = false;
}

/**
 * Removes React's properties from elements. Because of these properties, React would delay events
 * until hydration ends.
 */
function detachElements(container: Element) {
  for (const element of [container, ...container.querySelectorAll("*")]) {
    for (const key of Object.keys(element)) {
      if (key.startsWith("__react")) Reflect.deleteProperty(element, key);
    }
  }
}

/** Renders the parts that are not in the HTML, such as notifications. */
function renderServices(app: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"));
  createRoot(container, { onRecoverableError: () => {} }).render(
    <Detached value={true}>{app}</Detached>,
  );
}

/** Abandons hydration, so that the page stays plain HTML. The console shows `reason`. */
export function leavePlain(reason: string): void {
  if (!page || outcome !== "pending") return;
  outcome = "abandoned";
  const { app, container, changes } = page;
  changes.disconnect();
  detachElements(container);
  console.info(`React does not hydrate this page, so the page stays plain HTML: ${reason}.`);
  // React may be rendering now, so notifications are rendered in a later task.
  setTimeout(renderServices, 0, app);
}

function abandon(): never {
  if (page && outcome === "pending")
    leavePlain(change ? describeMutation(change) : describeMismatch(page.container));
  return use(NEVER);
}

/**
 * React hydrates this component last, so the component also sees what browser extensions have
 * changed in the DOM during hydration.
 */
function LastCheck() {
  if (outcome === "pending") change ??= page?.changes.takeRecords()[0];
  if (outcome === "abandoned" || (outcome === "pending" && change)) abandon();
  return null;
}

const subscribe = () => () => {};
const isHydrated = () => outcome === "hydrated";
const yes = () => true;

/**
 * This component wraps everything that React renders. `matches` is true if React reuses the HTML of
 * the server. During hydration, React gets `matches` from `yes`, which returns true. If the HTML
 * does not match, React renders the page from scratch, and gets `matches` from `isHydrated`, which
 * still returns false at that time.
 * https://react.dev/reference/react/useSyncExternalStore#adding-support-for-server-rendering
 */
export function Takeover({ children }: { children: ReactNode }) {
  const matches = useSyncExternalStore(subscribe, isHydrated, yes);
  const isDetached = useContext(Detached);
  useLayoutEffect(() => {
    if (outcome !== "pending") return;
    outcome = "hydrated";
    Helmet.canUseDOM = true;
    // From now on, the router handles Back and Forward.
    window.onpopstate = null;
    page?.changes.disconnect();
  }, []);
  if (isDetached) return null;
  if (!matches || outcome === "abandoned") abandon();
  return (
    <>
      {children}
      <LastCheck />
    </>
  );
}
