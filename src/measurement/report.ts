/** An analytics event; docs/measurement.md explains each event. */
export interface MeasuredEvent {
  event: "cta" | "plan" | "message" | "channel" | "share" | "search";
  detail?: string | number;
}

let listener: ((event: MeasuredEvent) => void) | undefined;

/** Callers check `process.env.GATSBY_COLLECTOR`, so a build without it contains no calls. */
export const report = (event: MeasuredEvent): void => listener?.(event);

export function listen(to: typeof listener): void {
  listener = to;
}
