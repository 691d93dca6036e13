import { setFlagsFromString } from "node:v8";
import { cpuCoreCount } from "gatsby-core-utils/cpu-core-count";

/** Bytes of bytecode that a function runs before V8 optimizes it; by itself a quarter of that. */
const OPTIMIZE_AFTER = 540_000;

/**
 * Sets up the process for a build's work, which is broad and short: of what V8 optimizes by itself, most
 * hardly runs again. And on two processors Gatsby has one process for queries, for which its own waits;
 * told of one, it asks them itself, and that process stays ready to render pages.
 */
export function tuneProcess(): void {
  setFlagsFromString(`--interrupt-budget=${OPTIMIZE_AFTER}`);
  if (cpuCoreCount() <= 2) process.env.GATSBY_CPU_COUNT ??= "1";
}
