import { readdirSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";

const { PRIORITY_LOW } = constants.priority;

/** Lets this thread work only when a processor has nothing else to do, where the system can: on Linux. */
export function stepBack(): void {
  try {
    setPriority(Number(path.basename(readlinkSync("/proc/thread-self"))), PRIORITY_LOW);
  } catch {
    // It only takes longer.
  }
}

/**
 * Lets the first thread of this process go before those that it has for pictures and files, and before
 * all that these start; threads that it starts itself later are as it is.
 */
export function goFirst(): void {
  try {
    const threads = readdirSync("/proc/self/task").map(Number);
    for (const id of threads) if (id !== process.pid) setPriority(id, PRIORITY_LOW);
  } catch {
    // As above.
  }
}
