const QUEUES = Symbol.for("inbox.queues");

type Holder = typeof globalThis & { [QUEUES]?: Map<string, Promise<unknown>> };

function queues(): Map<string, Promise<unknown>> {
  // On globalThis, because this module may be loaded more than once in a process: all copies must
  // share the queues.
  const holder = globalThis as Holder;
  holder[QUEUES] ??= new Map();
  return holder[QUEUES];
}

/** Runs tasks with the same key one after another, in call order; tasks with other keys in parallel. */
export function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
  const waiting = queues();
  const turn = (waiting.get(key) ?? Promise.resolve()).then(task);
  const settled: Promise<void> = turn
    .then(
      () => {},
      () => {},
    )
    .then(() => {
      if (waiting.get(key) === settled) waiting.delete(key);
    });
  waiting.set(key, settled);
  return turn;
}
