import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { Failure } from "../shared/failure";

// A name may stand for an address of a kind that this machine has switched off.
const NOT_HERE = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}

/** Stops listening; connections that are busy are left to end by themselves. */
export async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
}

/**
 * Listens at every address a host name stands for. `localhost` is often two, and a server at one
 * of them is not found by those who ask at the other, or meets a stranger there.
 *
 * @param makeServer called once for each address
 * @param port 0 takes any free port, the same at each address
 * @returns the servers that listen, at least one
 * @throws the system's error (EADDRINUSE, EACCES, ENOTFOUND ...); nothing listens then
 */
export async function listen<S extends Server>(
  makeServer: () => S,
  port: number,
  host: string,
): Promise<[S, ...S[]]> {
  const servers: S[] = [];
  let failure: unknown;
  // Once each: where a hosts file says the same thing twice, so does the look-up.
  const found = await lookup(host, { all: true });
  for (const address of new Set(found.map((entry) => entry.address))) {
    const server = makeServer();
    const first = servers[0]?.address() as AddressInfo | undefined;
    server.listen({ port: first?.port ?? port, host: address });
    try {
      await once(server, "listening");
      servers.push(server);
    } catch (error) {
      failure = error;
      if (!NOT_HERE.has(codeOf(error))) break;
    }
  }
  const [first, ...others] = servers;
  if (first !== undefined && (failure === undefined || NOT_HERE.has(codeOf(failure)))) {
    return [first, ...others];
  }
  await closeAll(servers);
  throw failure;
}

/**
 * Makes sure that a port can be listened on, so that a taken one is known before a long build.
 *
 * @throws the system's error (EADDRINUSE, EACCES, ENOTFOUND ...)
 */
export async function checkPort(port: number, host: string): Promise<void> {
  await closeAll(await listen(createServer, port, host));
}

/** Puts why a port cannot be listened on into words that say what to do. */
export function listenFailure(error: unknown, port: number, host: string): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  const other = port < 65_535 ? port + 1 : 9000;
  if (code === "EADDRINUSE") {
    return new Failure(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${other} npm start`,
    );
  }
  if (code === "EACCES") {
    return new Failure(`Port ${port} needs more rights. Choose another: PORT=9000 npm start`);
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EADDRNOTAVAIL") {
    return new Failure(`This machine has no address "${host}". Leave HOST out, or correct it.`);
  }
  return new Failure(`Cannot listen on port ${port}: ${message}`);
}
