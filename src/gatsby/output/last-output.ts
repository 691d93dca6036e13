import { existsSync, renameSync, rmSync } from "node:fs";

const OUTPUT = "public";

/** The output of the last successful build, while a build runs. */
const LAST = ".public-before";

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Puts back the output of the last successful build, if a build after it has not ended successfully. */
export function restoreOutput(): void {
  if (!existsSync(LAST)) return;
  remove(OUTPUT);
  renameSync(LAST, OUTPUT);
}

/**
 * Moves the output of the last build away, and back if this build fails or is stopped. A server beside
 * a failed build can then answer again.
 */
export function replaceOutput(): void {
  if (existsSync(OUTPUT)) renameSync(OUTPUT, LAST);
  process.once("exit", (code) => {
    // A failed first build has no output before it, and half of its own must not stay.
    remove(code === 0 ? LAST : OUTPUT);
    restoreOutput();
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}
