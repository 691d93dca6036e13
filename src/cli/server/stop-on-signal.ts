import type { Server, ServerResponse } from "node:http";

const GRACE_MS = 5_000;

/**
 * Closes the servers on SIGINT and SIGTERM, so that the process ends.
 *
 * Responses in progress have a few seconds to finish. Idle connections are closed immediately, including
 * those that browsers have opened in advance.
 */
export function stopOnSignal(servers: readonly Server[]): void {
  const busy = new Set<ServerResponse>();
  let stopping = false;
  const dropConnections = () => {
    for (const server of servers) server.closeAllConnections();
  };
  for (const server of servers) {
    server.on("request", (_request, response: ServerResponse) => {
      busy.add(response);
      response.once("close", () => {
        busy.delete(response);
        if (stopping && busy.size === 0) dropConnections();
      });
    });
  }
  const stop = () => {
    stopping = true;
    for (const server of servers) server.close();
    if (busy.size === 0) dropConnections();
    else setTimeout(dropConnections, GRACE_MS).unref();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
