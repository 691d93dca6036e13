import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { Failure } from "../shared/failure";

/** Error codes for an address of a family (IPv4 or IPv6) that is disabled on this machine. */
const UNAVAILABLE = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}

/** Stops listening. Resolves when all open connections have ended. */
export async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
}

/**
 * Listens on every address of a host name. `localhost` often has the addresses ::1 and 127.0.0.1. If the
 * server used only one address, some clients would not reach it, or would reach another program.
 *
 * @param makeServer called once for each address
 * @param port 0 takes any free port, the same at each address
 * @returns the listening servers, at least one
 * @throws the system's error (EADDRINUSE, EACCES, ENOTFOUND ...), after closing all servers
 */
export async function listen<S extends Server>(
  makeServer: () => S,
  port: number,
  host: string,
): Promise<[S, ...S[]]> {
  const servers: S[] = [];
  let failure: unknown;
  // Duplicates are removed, because a hosts file may contain the same address twice.
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
      if (!UNAVAILABLE.has(codeOf(error))) break;
    }
  }
  const [first, ...others] = servers;
  if (first !== undefined && (failure === undefined || UNAVAILABLE.has(codeOf(failure)))) {
    return [first, ...others];
  }
  await closeAll(servers);
  throw failure;
}

/**
 * Checks that a port is free, before a long build.
 *
 * @throws the system's error (EADDRINUSE, EACCES, ENOTFOUND ...)
 */
export async function checkPort(port: number, host: string): Promise<void> {
  await closeAll(await listen(createServer, port, host));
}

/** Converts an error of `listen` to a message with instructions. */
export function listenFailure(error: unknown, port: number, host: string): Failure {
  const { code, message } = error as NodeJS.ErrnoException;
  const other = port < 65_535 ? port + 1 : 9000;
  if (code === "EADDRINUSE") {
    return new Failure(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${other} npm start`,
    );
  }
  if (code === "EACCES") {
    return new Failure(`Port ${port} needs more rights. Choose another port: PORT=9000 npm start`);
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EADDRNOTAVAIL") {
    return new Failure(`This machine has no address "${host}". Correct HOST, or unset it.`);
  }
  return new Failure(`Cannot listen on port ${port}: ${message}`);
}
