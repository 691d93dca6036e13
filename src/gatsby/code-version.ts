import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** Where the hooks are compiled to, in the folder that Gatsby empties before. */
export const HOOKS = ".cache/compiled/hooks.js";

/** What says which versions of packages are installed, and the hooks. */
const CODE = ["package.json", "package-lock.json", HOOKS];

let version: string | undefined;

/** What is cached from one build to the next must be of this code. */
export function codeVersion(): string {
  if (version) return version;
  const hash = createHash("sha256");
  for (const file of CODE.filter(existsSync)) hash.update(readFileSync(file));
  version = hash.digest("hex");
  return version;
}
