import { lastClick } from "../lib/last-click";
import { listen, type MeasuredEvent } from "./report";
import { sendEvent } from "./send-event";

/** A search is counted if the results stay unchanged for this number of milliseconds. */
const DEBOUNCE_MS = 2_000;

/** The middle button opens a link in a new tab. The right button opens no link. */
const opens = ({ type, button }: MouseEvent) => type === "click" || button === 1;

/**
 * Returns the analytics event of a click, from the closest `data-event` attribute. In
 * `data-event="plan Growth"`, the event is `plan` and the detail is `Growth`. The default detail is
 * the text of the element.
 */
export function eventOfClick(target: EventTarget | null): MeasuredEvent | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>("[data-event]");
  if (!control) return undefined;
  const [event, ...words] = (control.dataset.event as string).split(" ");
  const detail = words.join(" ") || control.textContent?.trim();
  return { event, detail } as MeasuredEvent;
}

/**
 * Starts to send analytics events.
 * @param missed whether to count the last click before this code was loaded
 * @returns the function that stops sending
 */
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
    // The search page reports an event for each typed letter. An event without `detail` means that
    // the visitor has deleted the query.
    clearTimeout(timer);
    const page = location.pathname;
    search = event.detail === undefined ? undefined : () => void sendEvent(event, page);
    timer = setTimeout(flush, DEBOUNCE_MS);
  });
  // In the capture phase, the listeners run before the router changes the page.
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
