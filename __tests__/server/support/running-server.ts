import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export interface RunningServer {
  url: string;
  port: number;
}

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server on a free port, and stops it after the last test of the file. */
export async function running(server: Server): Promise<RunningServer> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port };
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

export async function readAll(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk) => {
    text += chunk;
  });
  if (!socket.closed) await once(socket, "close");
  return text;
}

/** Sends the request target unchanged, because `fetch` would normalize it. */
export async function rawRequest(port: number, target: string, method = "GET"): Promise<string> {
  const socket = await openSocket(port);
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
  return readAll(socket);
}
