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
 * Hydrates without a fallback to client rendering. Extensions and translators change the DOM before
 * React hydrates; React would then render a new page, and lose what the visitor has typed. On this
 * site, React gives up hydration, and the page stays plain HTML.
 */

/** Undefined before hydration, under `develop`, and during server rendering. */
let page: { app: ReactElement; container: Element; changes: MutationObserver } | undefined;
let outcome: "pending" | "hydrated" | "abandoned" = "pending";
let change: MutationRecord | undefined;

/** React never commits a tree with a component that suspends on this promise. */
const NEVER = new Promise<never>(() => {});

/** True if hydration was abandoned, and React renders into a separate container. */
const Detached = createContext(false);

/** Call this function in the task that starts hydration. */
export function watchTakeover(app: ReactElement, container: Element): void {
  const changes = new MutationObserver(([first]) => {
    change ??= first;
  });
  changes.observe(container, { childList: true, characterData: true, subtree: true });
  page = { app, container, changes };
  // The served head is correct, so Helmet must not write it before hydration has committed.
  Helmet.canUseDOM = false;
}

/** Removes React's properties, because React would delay events until hydration ends. */
function detachElements(container: Element) {
  for (const element of [container, ...container.querySelectorAll("*")]) {
    for (const key of Object.keys(element)) {
      if (key.startsWith("__react")) Reflect.deleteProperty(element, key);
    }
  }
}

/** Renders parts that are not in the HTML, such as notifications. */
function renderServices(app: ReactElement) {
  const container = document.body.appendChild(document.createElement("div"));
  createRoot(container, { onRecoverableError: () => {} }).render(
    <Detached value={true}>{app}</Detached>,
  );
}

/** Abandons hydration, even if the DOM matches again later. The console shows `reason`. */
export function leavePlain(reason: string): void {
  if (!page || outcome !== "pending") return;
  outcome = "abandoned";
  const { app, container, changes } = page;
  changes.disconnect();
  detachElements(container);
  console.info(`React does not hydrate this page, so the page stays plain HTML: ${reason}.`);
  // Renders in a later task, because React may be rendering now.
  setTimeout(renderServices, 0, app);
}

function abandon(): never {
  if (page && outcome === "pending")
    leavePlain(change ? describeMutation(change) : describeMismatch(page.container));
  return use(NEVER);
}

/**
 * React renders this component last, in the task of the commit, so it sees every change of the DOM.
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
 * Wraps everything that React renders. React calls `yes` while it hydrates, and `isHydrated` when
 * it renders a new page after a mismatch; `false` hides that page.
 * https://react.dev/reference/react/useSyncExternalStore#adding-support-for-server-rendering
 */
export function Takeover({ children }: { children: ReactNode }) {
  const matches = useSyncExternalStore(subscribe, isHydrated, yes);
  const isDetached = useContext(Detached);
  useLayoutEffect(() => {
    if (outcome !== "pending") return;
    outcome = "hydrated";
    Helmet.canUseDOM = true;
    // The router now handles Back and Forward.
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
