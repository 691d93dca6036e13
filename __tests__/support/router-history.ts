type Change = { location: { pathname: string }; action: string };

export function fakeHistory() {
  const listeners = new Set<(change: Change) => void>();
  return {
    listen(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Simulates a navigation: `PUSH` for a link, `POP` for Back and Forward. */
    change(action: "PUSH" | "POP", pathname: string) {
      for (const listener of listeners) listener({ location: { pathname }, action });
    },
  };
}

/** In tests, Jest replaces the history of Gatsby's router by this object. */
export const globalHistory = fakeHistory();
