import { useLate } from "../lib/use-late";
import { isOptedOut } from "../measurement/consent";
import type { MeasurementProps } from "./Measurement";

// Asked here too: the bundler makes a file of what could be loaded, also where nobody does.
const load = () =>
  process.env.GATSBY_COLLECTOR
    ? import(/* webpackChunkName: "measurement" */ "./Measurement").then(
        ({ Measurement }) => Measurement,
      )
    : Promise.reject();

/**
 * Asks whether clicks may be counted, and counts them. Whose browser says no for them is not asked,
 * and nothing of it is loaded.
 */
export function LateMeasurement(props: MeasurementProps) {
  const Measurement = useLate(isOptedOut() ? 0 : 1, load);
  return Measurement ? <Measurement {...props} /> : null;
}
