import { lastClick } from "../lib/last-click";
import { listen, type MeasuredEvent } from "./report";
import { sendEvent } from "./send-event";

/** A search is counted if its results do not change within this time. */
const DEBOUNCE_MS = 2_000;

/** A click of the middle button opens a link in a new tab; the right button opens no link. */
const opens = ({ type, button }: MouseEvent) => type === "click" || button === 1;

/**
 * Reads a value such as `data-event="plan Growth"`. The first word is the event, and the rest is
 * its detail. The default detail is the text of the element.
 */
export function eventOfClick(target: EventTarget | null): MeasuredEvent | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>("[data-event]");
  if (!control) return undefined;
  const [event, ...words] = (control.dataset.event as string).split(" ");
  const detail = words.join(" ") || control.textContent?.trim();
  return { event, detail } as MeasuredEvent;
}

/** With `missed`, the last click before this code was loaded is also handled. */
export function startCounting(missed: boolean): () => void {
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
    // The search page reports a search after every typed letter, so the event is sent after a
    // pause.
    clearTimeout(timer);
    const page = location.pathname;
    search = event.detail === undefined ? undefined : () => void sendEvent(event, page);
    timer = setTimeout(flush, DEBOUNCE_MS);
  });
  // In the capture phase, these listeners run before the router changes the page.
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
