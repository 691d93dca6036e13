/** What is counted, and nothing else: docs/measurement.md tells owners what each event means. */
export interface MeasuredEvent {
  event: "cta" | "plan" | "message" | "channel" | "share" | "search";
  detail?: string | number;
}

let listener: ((event: MeasuredEvent) => void) | undefined;

/**
 * Tells of an event that is no click. Nobody listens before the visitor has allowed it, and then it
 * is gone. Whoever calls this asks for `process.env.GATSBY_COLLECTOR` first: so a build without a
 * collector has nothing of it.
 */
export const report = (event: MeasuredEvent): void => listener?.(event);

/** Listens to what is reported from now on, in place of whoever did before. */
export function listen(to: typeof listener): void {
  listener = to;
}
