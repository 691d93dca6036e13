/** One browser window with a new profile. `firefox.ts` and `webkit.ts` implement this interface. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page. The function can use only its arguments, which are JSON. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  pointTo(x: number, y: number): Promise<void>;
  click(): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Returns all console errors and warnings, script errors and failed requests so far. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = "Escape" | "Enter" | "Tab" | "Backspace";

export interface EngineOptions {
  width: number;
  height: number;
  reducedMotion: boolean;
}

/** Number of pointer events per movement. After a single large jump, a tooltip would stay open. */
export const STEPS = 8;
