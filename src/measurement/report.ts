/** An analytics event; docs/measurement.md explains each event. */
export interface MeasuredEvent {
  event: "cta" | "plan" | "message" | "channel" | "share" | "search";
  detail?: string | number;
}

let listener: ((event: MeasuredEvent) => void) | undefined;

/**
 * Reports an analytics event that is not a click. Callers check `process.env.GATSBY_COLLECTOR`
 * first, so that a build without a collector does not contain calls of this function.
 */
export const report = (event: MeasuredEvent): void => listener?.(event);

export function listen(to: typeof listener): void {
  listener = to;
}
