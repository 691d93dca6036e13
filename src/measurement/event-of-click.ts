import type { MeasuredEvent } from "./report";

/**
 * What a click on an element is counted as: the event that the markup names around it, as in
 * `data-event="plan Growth"`; undefined for most clicks. Without a detail it is what the element says.
 */
export function eventOfClick(target: EventTarget | null): MeasuredEvent | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>("[data-event]");
  if (!control) return undefined;
  const [event, ...words] = (control.dataset.event as string).split(" ");
  const detail = words.join(" ") || control.textContent?.trim();
  return { event, detail } as MeasuredEvent;
}
