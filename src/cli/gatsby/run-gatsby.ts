import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { DEFAULT_INBOX_PATH } from "../../inbox/default-path";
import { Failure } from "../shared/failure";
import { clearStaleCache } from "./fresh-cache";

const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM"];

/** Without telemetry; under `develop` with the built-in inbox. */
const environment = (command: GatsbyCommand): NodeJS.ProcessEnv => ({
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  ...(command === "develop" && {
    CONTACT_INBOX: process.env.CONTACT_INBOX || DEFAULT_INBOX_PATH,
  }),
});

export type GatsbyCommand = "build" | "develop";

/**
 * Runs Gatsby in the current folder, showing what it prints. Signals to this process reach Gatsby, which
 * would otherwise go on writing into public/ after this process is gone.
 *
 * @throws Failure without a message and with Gatsby's exit code where it fails: it has said why
 */
export function runGatsby(command: GatsbyCommand, args: string[] = []): Promise<void> {
  const { reason, keep } = clearStaleCache(process.cwd());
  if (reason) console.log(`Cleared the cache: ${reason}`);
  return new Promise((resolve, reject) => {
    const cli = path.resolve("node_modules/gatsby/cli.js");
    const gatsby = spawn(process.execPath, [cli, command, ...args], {
      stdio: "inherit",
      env: environment(command),
    });
    const passOn = (signal: NodeJS.Signals) => void gatsby.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    gatsby.once("error", reject);
    gatsby.once("close", (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      if (code === 0) {
        keep();
        resolve();
      } else reject(new Failure("", code ?? 128 + (signal ? constants.signals[signal] : 1)));
    });
  });
}
