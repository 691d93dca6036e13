import { lastClick } from "../lib/last-click";
import { eventOfClick } from "./event-of-click";
import { listen } from "./report";
import { sendEvent } from "./send-event";

/** Results that were unchanged for this long, or led to a click, count as one search. */
const DEBOUNCE_MS = 2_000;

/** Whether a click can open a link: the middle button does, in a new tab; the right one does not. */
const opens = ({ type, button }: MouseEvent) => type === "click" || button === 1;

/**
 * Starts to send events.
 *
 * @param missed whether to count the last click before this, which may have triggered loading
 * @returns the function that stops it
 */
export function startMeasuring(missed: boolean): () => void {
  const stopping = new AbortController();
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
    // The event is repeated with each typed letter; without a detail, the query was deleted.
    clearTimeout(timer);
    const page = location.pathname;
    search = event.detail === undefined ? undefined : () => void sendEvent(event, page);
    timer = setTimeout(flush, DEBOUNCE_MS);
  });
  // Capturing, so that it runs before the router changes the page.
  const options = { capture: true, signal: stopping.signal };
  addEventListener("click", onClick, options);
  addEventListener("auxclick", onClick, options);
  addEventListener("pagehide", flush, options);

  if (missed && lastClick.event) count(lastClick.event);
  return () => {
    stopping.abort();
    listen(undefined);
    clearTimeout(timer);
  };
}
