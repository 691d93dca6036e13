import { useEffect, useRef } from "react";
import type { Consent } from "./consent";

/** A build without a collector does not contain the code that counts clicks. */
export function useCounting(consent: Consent | undefined): void {
  // After consent on an earlier visit, the click before this code was loaded counts, too.
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
