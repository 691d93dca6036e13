import { Worker } from "node:worker_threads";
import { bundle } from "../bundle";

const scripts = new Map<string, string>();

/** Starts a module of this folder in a thread: what is compiled of the hooks is one file, of all. */
export function startThread(name: string, workerData?: unknown): Worker {
  const script = scripts.get(name) ?? bundle(`src/gatsby/threads/${name}.ts`);
  scripts.set(name, script);
  return new Worker(script, { eval: true, workerData });
}
