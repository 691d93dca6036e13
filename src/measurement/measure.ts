import { lastClick } from "../lib/last-click";
import { eventOfClick } from "./event-of-click";
import { listen } from "./report";
import { sendEvent } from "./send-event";

/** Results that have stood for this long, or have led to a click, are those of a search. */
const SETTLED_MS = 2_000;

/** The middle button opens a link too, in a new tab; the right one only a menu. */
const opens = ({ type, button }: MouseEvent) => type === "click" || button === 1;

/**
 * Sends what the visitor uses from now on.
 *
 * @param missed whether they had allowed that when they came: then their last click counts too,
 *   which may be what made the scripts load
 * @returns ends it
 */
export function startMeasuring(missed: boolean): () => void {
  const ending = new AbortController();
  let search: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const flush = () => {
    clearTimeout(timer);
    search?.();
    search = undefined;
  };
  const count = (click: MouseEvent) => {
    const event = opens(click) && eventOfClick(click.target);
    if (event) sendEvent(event);
  };
  const onClick = (click: MouseEvent) => {
    flush();
    count(click);
  };
  listen((event) => {
    if (event.event !== "search") return void sendEvent(event);
    // It grows while one types, and vanishes with what was typed.
    clearTimeout(timer);
    const page = location.pathname;
    search = event.detail === undefined ? undefined : () => void sendEvent(event, page);
    timer = setTimeout(flush, SETTLED_MS);
  });
  // Before anybody answers the click: by then it may be another page.
  const options = { capture: true, signal: ending.signal };
  addEventListener("click", onClick, options);
  addEventListener("auxclick", onClick, options);
  addEventListener("pagehide", flush, options);

  const { pagePath } = window as { pagePath?: string };
  if (missed && lastClick.event && pagePath === location.pathname) count(lastClick.event);
  return () => {
    ending.abort();
    listen(undefined);
    clearTimeout(timer);
  };
}
