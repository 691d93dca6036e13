import path from "node:path";
import { Worker } from "node:worker_threads";

/**
 * Starts a module of this folder in a thread. Threads read TypeScript by themselves, as what Gatsby
 * compiles of it is one file.
 */
export const startThread = (name: string, workerData?: unknown): Worker =>
  new Worker(path.join(__dirname, `${name}.ts`), {
    workerData,
    execArgv: ["--require", "tsx/cjs"],
  });
