import { parentPort, workerData } from "node:worker_threads";

/** Does the work that a thread was started for, and gives the answer to who started it. */
export async function answer<Input, Answer>(
  work: (input: Input) => Answer | Promise<Answer>,
): Promise<void> {
  parentPort?.postMessage(await work(workerData));
}
