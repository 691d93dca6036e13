import { useLate } from "../lib/use-late";
import { isOptedOut } from "../measurement/consent";
import type { MeasurementProps } from "./Measurement";

const load = () =>
  import(/* webpackChunkName: "measurement" */ "./Measurement").then(
    ({ Measurement }) => Measurement,
  );

/**
 * Asks whether clicks may be counted, and counts them. Whose browser says no for them is not asked,
 * and nothing of it is loaded.
 */
export function LateMeasurement(props: MeasurementProps) {
  const Measurement = useLate(isOptedOut() ? 0 : 1, load);
  return Measurement ? <Measurement {...props} /> : null;
}
