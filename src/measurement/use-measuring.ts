import { useEffect, useRef } from "react";
import type { Consent } from "./consent";

/**
 * Counts what the visitor uses while they allow it (consent.ts). What does that is loaded then, and
 * not before; a build without GATSBY_COLLECTOR has none of it.
 */
export function useMeasuring(consent: Consent | undefined): void {
  // Who had allowed it when they came is counted from their first click on.
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
