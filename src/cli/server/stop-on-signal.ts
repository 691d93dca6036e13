import type { Server, ServerResponse } from "node:http";

const GRACE_MS = 5_000;

/**
 * Closes the server on SIGINT and SIGTERM. Responses in progress have a few seconds to finish. Idle
 * connections, such as those that browsers open in advance, are closed at once.
 */
export function stopOnSignal(server: Server): void {
  const busy = new Set<ServerResponse>();
  let stopping = false;
  server.on("request", (_request, response: ServerResponse) => {
    busy.add(response);
    response.once("close", () => {
      busy.delete(response);
      if (stopping && busy.size === 0) server.closeAllConnections();
    });
  });
  const stop = () => {
    stopping = true;
    server.close();
    if (busy.size === 0) server.closeAllConnections();
    else setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
