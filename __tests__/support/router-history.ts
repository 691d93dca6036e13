type Change = { location: { pathname: string }; action: string };

/** Stands for the history of Gatsby's router: a test says what changes in it. */
export function fakeHistory() {
  const listeners: ((change: Change) => void)[] = [];
  return {
    listen: (listener: (change: Change) => void) => listeners.push(listener),
    /** The address changes: `PUSH` by a link, `POP` by Back and Forward. */
    change(action: "PUSH" | "POP", pathname: string) {
      for (const listener of listeners) listener({ location: { pathname }, action });
    },
  };
}
