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
import { sendOnce } from "./send-once";

/**
 * React takes the page over as it stands, or not at all. Where the page is not what React expects,
 * because an extension, a translator or a blocker has been there before, React would render it anew
 * and throw away what is on the screen, with everything typed, focused and selected. Here it never
 * comes to that: such a page stays the plain document that it was, and works as one.
 */

/** What is being taken over; undefined before, under `develop`, and where pages are rendered. */
let page: { app: ReactElement; container: Element; changes: MutationObserver } | undefined;
let outcome: "open" | "taken" | "left" = "open";
/** Whether anybody has added, moved or removed something since React began to look. */
let hasChanged = false;

/** A component that waits for this is never shown, and neither is the tree around it. */
const NEVER = new Promise<never>(() => {});

/** Whether React renders beside the page that it has left alone, not in it. */
const Beside = createContext(false);

/** To be called in the task that starts the hydration. */
export function watchTakeover(app: ReactElement, container: Element): void {
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(container, { childList: true, characterData: true, subtree: true });
  page = { app, container, changes };
  // Helmet writes the head while React is still looking. It is what it has to be already, unless
  // others have changed that too.
  Helmet.canUseDOM = false;
}

/**
 * Takes off what React has put on the elements. By that it would hold back their events, until the
 * hydration that never ends.
 */
function forgetElements(container: Element) {
  for (const element of [container, ...container.querySelectorAll("*")]) {
    for (const key of Object.keys(element)) {
      if (key.startsWith("__react")) Reflect.deleteProperty(element, key);
    }
  }
}

/**
 * What is no part of the page, as notifications, gets a place of its own behind it. There React also
 * tells what it has not found in the page, which is no fault of the site.
 */
function renderBeside(app: ReactElement) {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place, { onRecoverableError: console.info }).render(
    <Beside value={true}>{app}</Beside>,
  );
  sendOnce();
}

/** Leaves the page to the browser, for good: also when it would fit a moment later. */
function leave(): never {
  if (page && outcome === "open") {
    outcome = "left";
    const { app, container, changes } = page;
    changes.disconnect();
    forgetElements(container);
    console.info("The page is not as it was served, so React leaves it as it is.");
    // This is in the middle of a rendering.
    setTimeout(renderBeside, 0, app);
  }
  return use(NEVER);
}

/** The last that React comes to. Between this and the takeover itself nothing can happen. */
function Seal() {
  if (outcome === "open" && page?.changes.takeRecords().length) hasChanged = true;
  if (outcome === "left" || (outcome === "open" && hasChanged)) leave();
  return null;
}

const subscribe = () => () => {};
const isTaken = () => outcome === "taken";
const yes = () => true;

/**
 * The frame of all that React renders. React looks at the page without touching it, and asks for the
 * second of these answers as long as it finds what it expects. When it asks for the first, it has
 * given up on the page and is about to render another.
 * https://react.dev/reference/react/useSyncExternalStore#adding-support-for-server-rendering
 */
export function Takeover({ children }: { children: ReactNode }) {
  const fits = useSyncExternalStore(subscribe, isTaken, yes);
  const beside = useContext(Beside);
  useLayoutEffect(() => {
    if (outcome !== "open") return;
    outcome = "taken";
    Helmet.canUseDOM = true;
    // Of the boot module; from here on the router shows the pages.
    window.onpopstate = null;
    page?.changes.disconnect();
  }, []);
  if (beside) return <PageServices pathname={location.pathname} />;
  if (!fits || outcome === "left") leave();
  return (
    <>
      {children}
      <Seal />
    </>
  );
}
