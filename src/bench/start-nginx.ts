import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureTool, NGINX } from "../cli/testing/system-packages";

const RELEASE = path.resolve(__dirname, "../../deploy/release.sh");

export interface RunningNginx {
  /** URL without a trailing slash. */
  url: string;
  port: number;
  /** Folder of the releases. */
  folder: string;
  stop(): Promise<void>;
}

/** Deploys a built site with `deploy/release.sh`. */
export function release(output: string, folder: string): void {
  execFileSync(RELEASE, [output, folder], { stdio: ["ignore", "ignore", "inherit"] });
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const connected = await new Promise<boolean>((done) => {
    socket.once("connect", () => done(true)).once("error", () => done(false));
  });
  socket.destroy();
  return connected;
}

/** Waits until a child process listens on a port. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 100) {
      throw new Error(`${path.basename(child.spawnfile)} has not started.`);
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}

/**
 * Serves a built site with nginx and the configuration in `deploy`, on a free port.
 *
 * @param output the folder `public` of the build
 * @param more further lines for `host.conf`
 */
export async function startNginx(output: string, more: string[] = []): Promise<RunningNginx> {
  const program = ensureTool(NGINX);
  const folder = mkdtempSync(path.join(tmpdir(), "steepline-nginx-"));
  // nginx started by root reads files as the user nobody.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const host = [`listen 127.0.0.1:${port};`, "access_log off;", ...more];
  mkdirSync(path.join(folder, "nginx"));
  writeFileSync(path.join(folder, "nginx/host.conf"), `${host.join("\n")}\n`);
  release(output, folder);
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
