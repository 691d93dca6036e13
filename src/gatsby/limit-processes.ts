import { availableParallelism } from "node:os";

/**
 * On two processors or fewer, has Gatsby run queries in its own process. Otherwise it starts one more
 * for them and waits for it, while the processors are busy with pictures.
 * https://www.gatsbyjs.com/docs/how-to/performance/multi-core-builds/
 */
export function limitProcesses(env: NodeJS.ProcessEnv = process.env): void {
  if (availableParallelism() <= 2) env.GATSBY_CPU_COUNT ??= "1";
}
