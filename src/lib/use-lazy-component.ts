import { type ComponentType, useEffect, useState } from "react";

/** Each new number of `attempt` tries again after a failure, which React's `lazy` cannot do. */
export function useLazyComponent<P>(
  attempt: number,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | undefined {
  const [component, setComponent] = useState<ComponentType<P>>();
  const isLoaded = component !== undefined;
  useEffect(() => {
    if (attempt === 0 || isLoaded) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  }, [attempt, isLoaded, load]);
  return component;
}
