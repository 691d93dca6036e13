import { existsSync, renameSync, rmSync } from "node:fs";

const OUTPUT = "public";

/** The output of the last successful build, while a build runs. */
const LAST = ".public-before";

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Moves the output of the last build away, and back if this build fails. A server beside a failed
 * build can then answer again.
 */
export function replaceOutput(): void {
  // A build that was killed has left the output of the build before it.
  if (existsSync(OUTPUT) && !existsSync(LAST)) renameSync(OUTPUT, LAST);
  remove(OUTPUT);
  process.once("exit", (code) => {
    if (code === 0) remove(LAST);
    if (!existsSync(LAST)) return;
    remove(OUTPUT);
    renameSync(LAST, OUTPUT);
  });
}
