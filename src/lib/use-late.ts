import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component lazily, as soon as `wanted` is not 0. After a failure, each new value of `wanted`
 * tries again; until then the component is undefined and the page works without it.
 */
export function useLate<P>(
  wanted: number,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [component, setComponent] = useState<ComponentType<P>>();
  const isLoaded = component !== undefined;
  useEffect(() => {
    if (!wanted || isLoaded) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  }, [wanted, isLoaded, load]);
  return component;
}
