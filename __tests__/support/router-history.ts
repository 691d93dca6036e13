type Change = { location: { pathname: string }; action: string };

export function fakeHistory() {
  const listeners = new Set<(change: Change) => void>();
  return {
    listen(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes the address: `PUSH` for a link, `POP` for Back and Forward. */
    change(action: "PUSH" | "POP", pathname: string) {
      for (const listener of listeners) listener({ location: { pathname }, action });
    },
  };
}

/** In tests, Jest takes this for the history of Gatsby's router. */
export const globalHistory = fakeHistory();
