import { availableParallelism } from "node:os";

/**
 * Makes Gatsby run queries in its main process on machines with one or two processors. By default Gatsby
 * starts a worker process for queries, while sharp already keeps the processors busy.
 * https://www.gatsbyjs.com/docs/how-to/performance/multi-core-builds/
 */
export function limitProcesses(env: NodeJS.ProcessEnv = process.env): void {
  if (availableParallelism() <= 2) env.GATSBY_CPU_COUNT ??= "1";
}
