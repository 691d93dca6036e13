import type { Server, ServerResponse } from "node:http";

const GRACE_MS = 5_000;

/**
 * Makes the servers stop when the process is asked to end, which then has nothing left to do.
 *
 * Answers in progress are finished, for a few seconds at most. Connections without a request are
 * closed, also those that never had one: browsers open some in advance and hold on to them.
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
