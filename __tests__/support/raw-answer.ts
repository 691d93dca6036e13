import { openSocket, readAll } from "../server/support/running-server";

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends a request line such as `GET /services` unchanged. fetch would normalize the path. */
export async function rawAnswer(
  port: number,
  request: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const all = { Host: "site.test", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = await openSocket(port);
  socket.write(`${request} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const text = await readAll(socket);
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...rest] = text.slice(0, end).split("\r\n");
  const pairs = rest.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
  return {
    status: Number(first.split(" ")[1]),
    headers: new Headers(pairs),
    body: Buffer.from(text.slice(end + 4), "latin1"),
  };
}
