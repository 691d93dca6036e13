import type { MeasuredEvent } from "./report";

/**
 * Returns the event of a click, from the closest `data-event` attribute, as in `data-event="plan
 * Growth"`; undefined without such an attribute. By default, the detail of the event is the text of
 * the element.
 */
export function eventOfClick(target: EventTarget | null): MeasuredEvent | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>("[data-event]");
  if (!control) return undefined;
  const [event, ...words] = (control.dataset.event as string).split(" ");
  const detail = words.join(" ") || control.textContent?.trim();
  return { event, detail } as MeasuredEvent;
}
