import { type ComponentType, useEffect, useState } from "react";

/**
 * A new value of `attempt` loads the module again after a failure. React's `lazy` cannot load it
 * again.
 */
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
