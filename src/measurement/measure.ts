import { lastClick } from "../lib/last-click";
import { listen, type MeasuredEvent } from "./report";
import { sendEvent } from "./send-event";

/** A search is counted if the results stay unchanged for this time. */
const DEBOUNCE_MS = 2_000;

/** The middle button opens a link in a new tab. The right button opens no link. */
const opens = ({ type, button }: MouseEvent) => type === "click" || button === 1;

/**
 * `data-event="plan Growth"` is the event `plan` with the detail `Growth`. The default detail is
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
 * `missed` also counts the last click before this code was loaded. Returns the function that stops
 * sending.
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
    // The search page calls this after every typed letter. `detail` is the query, if it is not empty.
    clearTimeout(timer);
    const page = location.pathname;
    search = event.detail === undefined ? undefined : () => void sendEvent(event, page);
    timer = setTimeout(flush, DEBOUNCE_MS);
  });
  // These listeners run before the router changes the page.
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
