import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism, constants } from "node:os";
import path from "node:path";
import { DEFAULT_INBOX_PATH } from "../../inbox/store";
import { Failure } from "./command";

export type GatsbyCommand = "build" | "develop";

const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM"];

/** With one or two processors, Gatsby's worker processes would take processor time from sharp. */
const environment = (command: GatsbyCommand): NodeJS.ProcessEnv => ({
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: "1" }),
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  ...(command === "develop" && {
    CONTACT_INBOX: process.env.CONTACT_INBOX || DEFAULT_INBOX_PATH,
  }),
});

/**
 * Starts Gatsby. A build first deletes `.cache` and `public`, as `gatsby clean` does, so that it
 * depends on nothing but its sources. Forwards signals; otherwise Gatsby would keep writing into
 * public/ after this process has ended. If Gatsby fails, throws a Failure without a message, because
 * Gatsby has printed the error.
 */
export function runGatsby(command: GatsbyCommand, args: string[] = []): Promise<void> {
  if (command === "build") {
    for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
  }
  return new Promise((resolve, reject) => {
    const cli = path.resolve("node_modules/gatsby/cli.js");
    const gatsby = spawn(process.execPath, [cli, command, ...args], {
      stdio: "inherit",
      env: environment(command),
    });
    const forward = (signal: NodeJS.Signals) => void gatsby.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    gatsby.once("error", reject);
    gatsby.once("close", (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      if (code === 0) resolve();
      else reject(new Failure("", code ?? 128 + (signal ? constants.signals[signal] : 1)));
    });
  });
}
