import { lastClick } from "../lib/last-click";
import { listen, type MeasuredEvent } from "./report";
import { sendEvent } from "./send-event";

/** A search is counted after its results have not changed for this number of milliseconds. */
const DEBOUNCE_MS = 2_000;

/** The middle button opens links in a new tab; the right button opens none. */
const opens = ({ type, button }: MouseEvent) => type === "click" || button === 1;

/**
 * Returns the analytics event of a click, from the closest `data-event` attribute, as in
 * `data-event="plan Growth"`. By default, the detail of the event is the text of the element with
 * the attribute.
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
 * @param missed whether to count the last click that happened before this code was loaded
 * @returns the function that stops sending
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
    // The search event is reported again for each typed letter. A search event without the field
    // `detail` means that the visitor has deleted the query.
    clearTimeout(timer);
    const page = location.pathname;
    search = event.detail === undefined ? undefined : () => void sendEvent(event, page);
    timer = setTimeout(flush, DEBOUNCE_MS);
  });
  // The listeners run in the capture phase, so that they run before the router changes the page.
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
