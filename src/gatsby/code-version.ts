import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** The versions of all packages, and the hooks as Gatsby has compiled them. */
const CODE = ["package.json", "package-lock.json", ".cache/compiled/gatsby-node.js"];

let version: string | undefined;

/** What is cached from one build to the next must be of this code. */
export function codeVersion(): string {
  if (version) return version;
  const hash = createHash("sha256");
  for (const file of CODE.filter(existsSync)) hash.update(readFileSync(file));
  version = hash.digest("hex");
  return version;
}
