import { useEffect, useRef } from "react";
import type { Consent } from "./consent";

/**
 * After consent, loads the code that counts clicks. A build without a collector does not contain
 * this code.
 */
export function useCounting(consent: Consent | undefined): void {
  // If the visitor consented on an earlier visit, a click that happened before this code was loaded
  // is counted, too.
  const missed = useRef(consent === "granted");

  useEffect(() => {
    if (consent !== "granted") return;
    let stop = () => {};
    let ended = false;
    import(/* webpackChunkName: "measure" */ "./measure").then(
      ({ startCounting }) => {
        if (ended) return;
        stop = startCounting(missed.current);
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
