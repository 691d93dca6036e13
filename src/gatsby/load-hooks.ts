import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bundle } from "./bundle";
import { HOOKS } from "./code-version";
import type * as Hooks from "./hooks";

function compile(file: string): void {
  try {
    writeFileSync(file, bundle("src/gatsby/hooks.ts"));
  } catch (error) {
    // Mistakes in code have been told, with file and line; Gatsby would try five times more.
    if (error instanceof Error && "errors" in error) process.exit(1);
    throw error;
  }
}

/**
 * The site's hooks. Parcel, with which Gatsby compiles gatsby-node.ts, took a second for all that they
 * import, where this takes an eighth. Gatsby's process for pages loads what its own has compiled.
 */
export function loadHooks(): typeof Hooks {
  const file = path.resolve(HOOKS);
  if (!process.env.GATSBY_WORKER_POOL_WORKER || !existsSync(file)) compile(file);
  return createRequire(file)(file);
}
