import { useEffect, useRef } from "react";
import type { Consent } from "./consent";

/** Loads the code that counts clicks after consent; it is not in a build without a collector. */
export function useMeasuring(consent: Consent | undefined): void {
  // If the visitor has consented on an earlier visit, a click that happened before the scripts were
  // loaded is counted, too.
  const missed = useRef(consent === "granted");

  useEffect(() => {
    if (consent !== "granted") return;
    let stop = () => {};
    let ended = false;
    import(/* webpackChunkName: "measure" */ "./measure").then(
      ({ startMeasuring }) => {
        if (ended) return;
        stop = startMeasuring(missed.current);
        missed.current = false;
      },
      () => {},
    );
    return () => {
      ended = true;
      missed.current = false;
      stop();
    };
  }, [consent]);
}
