const QUEUES = Symbol.for("inbox.queues");

type Holder = typeof globalThis & { [QUEUES]?: Map<string, Promise<unknown>> };

function queues(): Map<string, Promise<unknown>> {
  // Kept on globalThis because Gatsby loads a function's modules anew for every request: a
  // variable of this module would be a queue of its own for each of them.
  const holder = globalThis as Holder;
  holder[QUEUES] ??= new Map();
  return holder[QUEUES];
}

/** Runs tasks that share a key one after another, in the order asked; others run side by side. */
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
