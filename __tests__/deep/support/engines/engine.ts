/**
 * One browser window with a new profile. The two drivers beside this file implement it; visitor.ts
 * builds the steps of a visitor on top of it.
 */
export interface Engine {
  /** Opens a URL and waits for the load event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it can use only its arguments; they and the result are JSON. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Moves the pointer to a point of the viewport, in CSS pixels. */
  pointTo(x: number, y: number): Promise<void>;
  /** Clicks at the position of the pointer. */
  click(): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Console errors and warnings, script errors and, if the engine reports them, failed requests so far. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = "Escape" | "Enter" | "Tab" | "Backspace";

export interface EngineOptions {
  width: number;
  height: number;
  /** Whether the system setting for reduced motion is on. */
  reducedMotion: boolean;
}

/** Number of pointer events per movement. A tooltip stays open if the pointer jumps straight to its neighbour. */
export const STEPS = 8;
