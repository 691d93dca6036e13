import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { DEFAULT_INBOX_PATH } from "../../inbox/store";
import { Failure } from "../shared/command";

/** Port 0 means any free port. */
export async function listen<S extends Server>(server: S, port: number, host: string): Promise<S> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw listenFailure(error, port, host);
  }
  return server;
}

export async function checkPort(port: number, host: string): Promise<void> {
  const server = await listen(createServer(), port, host);
  await new Promise((done) => server.close(done));
}

export function listenFailure(error: unknown, port: number, host: string): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    return new Failure(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  return new Failure(`Cannot listen on ${host}, port ${port}: ${message}. Correct HOST and PORT.`);
}

export interface ServerOptions {
  port: number;
  host: string;
  inboxPath: string;
}

/** An empty variable counts as unset. */
export function readOptions(env: NodeJS.ProcessEnv): ServerOptions {
  const port = env.PORT || "9000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Failure(`PORT must be a number from 0 to 65535, not "${port}".`);
  }
  return {
    port: Number(port),
    host: env.HOST || "127.0.0.1",
    inboxPath: env.CONTACT_INBOX || DEFAULT_INBOX_PATH,
  };
}
