import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ensureTool, NGINX } from "../../src/cli/testing/system-packages";
import { freePort, untilListening } from "./ports";

const RELEASE = path.resolve(__dirname, "../../deploy/release.sh");

export interface RunningNginx {
  /** The URL without a trailing slash. */
  url: string;
  port: number;
  folder: string;
  stop(): Promise<void>;
}

/** Rejects if the release script fails. */
export async function release(output: string, folder: string): Promise<void> {
  await promisify(execFile)(RELEASE, [output, folder]);
}

/** Serves a built site with the nginx files in `deploy`, and adds the lines `more` to `host.conf`. */
export async function startNginx(output: string, more: string[] = []): Promise<RunningNginx> {
  const program = ensureTool(NGINX);
  const folder = mkdtempSync(path.join(tmpdir(), "steepline-nginx-"));
  // If root starts nginx, nginx reads files as the user nobody, so the folder must be readable.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const host = [`listen 127.0.0.1:${port};`, "access_log off;", ...more];
  mkdirSync(path.join(folder, "nginx"));
  writeFileSync(path.join(folder, "nginx/host.conf"), `${host.join("\n")}\n`);
  await release(output, folder);
  const options = ["-p", folder, "-c", "nginx/nginx.conf", "-g", "daemon off;"];
  const child = spawn(program, options, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "close");
  await untilListening(child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts nginx before the tests of a Jest file, and stops nginx after the tests. */
export function serveWithNginx(output: string): RunningNginx {
  const nginx = {} as RunningNginx;
  beforeAll(async () => {
    Object.assign(nginx, await startNginx(output));
  });
  afterAll(() => nginx.stop());
  return nginx;
}
