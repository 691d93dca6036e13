import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Starts a server on a free port, and returns its URL without a trailing slash. */
export async function serve(server: Server & { closeAllConnections(): void }) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Time limit for the start of a program, which is slow on a busy machine. */
const START_MS = 110_000;

/** Waits until a program answers requests at the port. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const limit = Date.now() + START_MS;
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > limit) {
      throw new Error(`${path.basename(child.spawnfile)} has not started.`);
    }
    await delay(50);
  }
}
