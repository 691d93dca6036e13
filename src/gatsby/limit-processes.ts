import { availableParallelism } from "node:os";

/**
 * On two processors or fewer, makes Gatsby run queries in its main process. By default it starts a
 * worker for them and waits for it, while sharp already keeps the processors busy.
 * https://www.gatsbyjs.com/docs/how-to/performance/multi-core-builds/
 */
export function limitProcesses(env: NodeJS.ProcessEnv = process.env): void {
  if (availableParallelism() <= 2) env.GATSBY_CPU_COUNT ??= "1";
}
