type Change = { location: { pathname: string }; action: string };

/** A fake of the router's history, which tests change. */
export function fakeHistory() {
  const listeners: ((change: Change) => void)[] = [];
  return {
    listen: (listener: (change: Change) => void) => listeners.push(listener),
    /** Changes the address: `PUSH` for a link, `POP` for Back and Forward. */
    change(action: "PUSH" | "POP", pathname: string) {
      for (const listener of listeners) listener({ location: { pathname }, action });
    },
  };
}
