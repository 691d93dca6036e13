/**
 * One browser window with a new profile. The two drivers beside this file implement it; visitor.ts
 * builds the steps of a visitor on top of it.
 */
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it can use only its arguments; they and the result are JSON. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  pointTo(x: number, y: number): Promise<void>;
  click(): Promise<void>;
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
  reducedMotion: boolean;
}

/** Number of pointer events per movement. A tooltip stays open if the pointer jumps straight to its neighbour. */
export const STEPS = 8;
