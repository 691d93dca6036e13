import { useEffect, useRef } from "react";
import type { Consent } from "./consent";

/** A build without GATSBY_COLLECTOR does not contain the code that counts clicks. */
export function useCounting(consent: Consent | undefined): void {
  // If the visitor has consented on an earlier visit, the last click before this code was loaded is
  // counted too.
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
