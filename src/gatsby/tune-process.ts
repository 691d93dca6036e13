import { setFlagsFromString } from "node:v8";
import { cpuCoreCount } from "gatsby-core-utils/cpu-core-count";
import { goFirst } from "./threads/step-back";

/** Bytes of bytecode that a function runs before V8 optimizes it; by itself a quarter of that. */
const OPTIMIZE_AFTER = 540_000;

/**
 * Sets up the process for a build's work, which is broad and short: of what V8 optimizes by itself, most
 * hardly runs again. On two processors Gatsby has one process for queries, for which its own waits; told
 * of one, it asks them itself, and that process stays ready to render pages. There also the pictures,
 * which are made beside the bundles in as many threads as Node has, would hold up what all else waits for.
 */
export function tuneProcess(): void {
  setFlagsFromString(`--interrupt-budget=${OPTIMIZE_AFTER}`);
  if (cpuCoreCount() > 2) return;
  process.env.GATSBY_CPU_COUNT ??= "1";
  goFirst();
}
