import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component that is not essential for the page. After a failure, a new `attempt` loads the
 * component again. The function `lazy` of React cannot load again.
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
