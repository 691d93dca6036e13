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
import { PageServices } from "../sections/PageServices";
import { describeMismatch, describeMutation } from "./describe-change";

/**
 * Hydration without a fallback to client rendering. An extension, a translator or a content blocker
 * may have changed the DOM. By default, React would then render the whole page again, and
 * everything that was typed, focused, selected or translated would be lost. On this site, React
 * gives up hydration instead, and the page keeps working as plain HTML.
 */

/**
 * The page being hydrated; undefined before hydration, under `develop`, and during server rendering.
 */
let page: { app: ReactElement; container: Element; changes: MutationObserver } | undefined;
let outcome: "pending" | "hydrated" | "abandoned" = "pending";
let change: MutationRecord | undefined;

/** A component that suspends on this promise never commits, nor does the tree around the component. */
const NEVER = new Promise<never>(() => {});

/** Whether React renders into a separate container, because hydration was abandoned. */
const Detached = createContext(false);

/** Watches the DOM for changes. Call this function in the task that starts hydration. */
export function watchTakeover(app: ReactElement, container: Element): void {
  const changes = new MutationObserver(([first]) => {
    change ??= first;
  });
  changes.observe(container, { childList: true, characterData: true, subtree: true });
  page = { app, container, changes };
  // Helmet must not write the head before hydration has committed, because the served head is already
  // correct.
  Helmet.canUseDOM = false;
}

/**
 * Removes the properties that React has set on elements. With these properties, React would hold
 * back events until hydration ends.
 */
function detachElements(container: Element) {
  for (const element of [container, ...container.querySelectorAll("*")]) {
    for (const key of Object.keys(element)) {
      if (key.startsWith("__react")) Reflect.deleteProperty(element, key);
    }
  }
}

/** Renders the parts that are not in the page's HTML, such as notifications. */
function renderServices(app: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"));
  createRoot(container, { onRecoverableError: () => {} }).render(
    <Detached value={true}>{app}</Detached>,
  );
}

/**
 * Abandons hydration for good, even if the DOM would match again a moment later.
 * @param reason description of the mismatch, with which the message on the console ends
 */
export function leavePlain(reason: string): void {
  if (!page || outcome !== "pending") return;
  outcome = "abandoned";
  const { app, container, changes } = page;
  changes.disconnect();
  detachElements(container);
  console.info(`React does not hydrate this page, so it stays plain HTML: ${reason}.`);
  // Renders in a later task, because React may be rendering now.
  setTimeout(renderServices, 0, app);
}

function abandon(): never {
  if (page && outcome === "pending")
    leavePlain(change ? describeMutation(change) : describeMismatch(page.container));
  return use(NEVER);
}

/**
 * React renders this component last, in the task of the commit, so no later change can be missed.
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
 * Wraps everything that React renders. While React hydrates, React calls the server snapshot
 * (`yes`). If React calls the client snapshot (`isHydrated`) before hydration has committed, React
 * has found a mismatch. Without this component, React would render the page again on the client.
 * https://react.dev/reference/react/useSyncExternalStore#adding-support-for-server-rendering
 */
export function Takeover({ children }: { children: ReactNode }) {
  const matches = useSyncExternalStore(subscribe, isHydrated, yes);
  const isDetached = useContext(Detached);
  useLayoutEffect(() => {
    if (outcome !== "pending") return;
    outcome = "hydrated";
    Helmet.canUseDOM = true;
    // Removes the `popstate` handler of the boot script: from now on, the router handles Back and
    // Forward.
    window.onpopstate = null;
    page?.changes.disconnect();
  }, []);
  if (isDetached) return <PageServices pathname={location.pathname} />;
  if (!matches || outcome === "abandoned") abandon();
  return (
    <>
      {children}
      <LastCheck />
    </>
  );
}
