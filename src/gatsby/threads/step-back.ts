import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";

/** Lets this thread work only when a processor has nothing else to do, where the system can: on Linux. */
export function stepBack(): void {
  try {
    const id = Number(path.basename(readlinkSync("/proc/thread-self")));
    setPriority(id, constants.priority.PRIORITY_LOW);
  } catch {
    // It only takes longer.
  }
}
