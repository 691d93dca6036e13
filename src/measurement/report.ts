/**
 * An action of a visitor that is sent to the analytics server. docs/measurement.md explains all
 * events.
 */
export interface MeasuredEvent {
  event: "cta" | "plan" | "message" | "channel" | "share" | "search";
  detail?: string | number;
}

let listener: ((event: MeasuredEvent) => void) | undefined;

/**
 * Call `report` only inside of `if (process.env.GATSBY_COLLECTOR)`, so that builds without a
 * collector do not contain the call.
 */
export const report = (event: MeasuredEvent): void => listener?.(event);

export function listen(to: typeof listener): void {
  listener = to;
}
