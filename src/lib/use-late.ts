import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that is fetched when `wanted` first becomes other than 0. Each later value asks again
 * as long as it is not there; where it cannot be had, the page does without.
 */
export function useLate<P>(
  wanted: number,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [component, setComponent] = useState<ComponentType<P>>();
  const here = component !== undefined;
  useEffect(() => {
    if (!wanted || here) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  }, [wanted, here, load]);
  return component;
}
