import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component that the page works without. After a failure, the next attempt loads it again, which
 * `lazy` of React cannot.
 *
 * @param attempt 0 until the component is needed; each new number is another attempt
 * @returns undefined until the component is loaded
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
