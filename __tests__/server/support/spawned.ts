import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const REPOSITORY = join(__dirname, "../../..");
const TSX = pathToFileURL(require.resolve("tsx")).href;

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Spawned {
  child: ChildProcess;
  /** Waits until stdout matches the pattern, and returns the first capture group. */
  printed: (pattern: RegExp) => Promise<string>;
  finished: Promise<Finished>;
}

const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

function start(script: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const loader = script.endsWith(".ts") ? ["--import", TSX] : [];
  const child = spawn(process.execPath, [...loader, join(REPOSITORY, script), ...args], {
    cwd,
    env: { ...process.env, CONTACT_INBOX: undefined, PORT: undefined, HOST: undefined, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  return child;
}

export function spawnScript(
  script: string,
  { args = [], cwd, env = {} }: { args?: string[]; cwd: string; env?: NodeJS.ProcessEnv },
): Spawned {
  const child = start(script, args, cwd, env);
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const finished = once(child, "close").then(([code, signal]) => {
    started.delete(child);
    return { code, signal, ...output };
  });
  const printed = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(output.stdout);
      if (match) return match[1] ?? "";
      if (child.exitCode !== null) throw new Error(`ended early: ${output.stderr}`);
      await Promise.race([once(child.stdout, "data"), finished]);
    }
  };
  return { child, printed, finished };
}
