import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Failure } from "./failure";

const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM"];

/**
 * Builds the site with `npm run build`, showing what it says.
 *
 * @throws Failure without words and with the build's exit code where it fails: it has said why
 */
export function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    // npm is a script on Windows, which only a shell can start; process groups are for the others.
    const shell = process.platform === "win32";
    const build = spawn("npm", ["run", "build"], {
      stdio: ["ignore", "inherit", "inherit"],
      shell,
      detached: !shell,
    });
    // To the whole group, as the shell that npm starts keeps signals from the build itself, which
    // would then go on writing into public/ after this process is gone.
    const passOn = (signal: NodeJS.Signals) => {
      if (shell || build.pid === undefined) return void build.kill(signal);
      try {
        process.kill(-build.pid, signal);
      } catch {
        // It has ended this moment.
      }
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    const finish = (failure?: Failure) => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      if (failure) reject(failure);
      else resolve();
    };
    build.once("error", () => finish(new Failure("The build needs npm, which was not found.")));
    build.once("close", (code, signal) => {
      if (code === 0) finish();
      else finish(new Failure("", code ?? 128 + (signal ? constants.signals[signal] : 1)));
    });
  });
}
