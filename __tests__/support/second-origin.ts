import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * In the addresses that the fixture site was built with, of its form and of its collector. The
 * browser of each worker leads them to that worker's own servers.
 */
export const PROVIDER_PORT = 9797;
export const COLLECTOR_PORT = 9799;

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** How the provider takes a message: an answer, or one of the ways to give none. */
export interface Answer {
  status?: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Milliseconds before the answer. */
  after?: number;
  /** No Access-Control-Allow-Origin, as by a provider that does not know the site. */
  cors?: boolean;
  /** Instead of an answer: nothing for ever, an ended connection, or an answer cut in its middle. */
  fault?: "hang" | "reset" | "cut";
}

export interface Provider {
  /** The port it listens on. */
  readonly port: number;
  /** How to take the messages from now on, and how the questions whether one may be sent. */
  behave(answer: Answer, preflight?: Answer): void;
  /** Every request but preflights, oldest first. */
  readonly received: Received[];
  readonly preflights: Received[];
  /** Forgets what was received and takes messages again, as at the start of a test. */
  reset(): Promise<void>;
  /** Refuses connections from now on, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
}

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "content-type, accept",
  "Access-Control-Allow-Methods": "POST, GET",
};

function give(response: ServerResponse, answer: Answer): void {
  const { status = 200, body = "", headers = {}, cors = true, fault } = answer;
  if (fault === "hang") return;
  if (fault === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  const length = Buffer.byteLength(body);
  // A kept connection that is reset makes browsers send again by themselves, whatever the method.
  const common = { Connection: "close", "Content-Length": length };
  response.writeHead(status, { ...(cors ? CORS : {}), ...common, ...headers });
  if (fault !== "cut") {
    response.end(body);
    return;
  }
  response.write(body.slice(0, length / 2), () => response.socket?.resetAndDestroy());
}

/**
 * A form provider on an origin of its own: a real server, because only with one does the browser
 * ask for permission, follow redirects and meet refused connections. A collector of events is
 * nothing else.
 */
export async function startProvider(): Promise<Provider> {
  let taken: Answer = {};
  let asked: Answer = {};
  const received: Received[] = [];
  const preflights: Received[] = [];

  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    if (path === "/favicon.ico") return void response.writeHead(204).end();
    const entry = { method, path, headers, body: await text(request).catch(() => "") };
    (method === "OPTIONS" ? preflights : received).push(entry);
    // A page that a redirect leads to answers by itself: /moved?cors
    const moved: Answer | false = path.startsWith("/moved") && { cors: path.endsWith("cors") };
    const answer: Answer = method === "OPTIONS" ? { status: 204, ...asked } : moved || taken;
    setTimeout(() => give(response, answer), answer.after ?? 0);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const up = async () => {
    if (!server.listening) await listen(port);
  };
  return {
    port,
    behave(answer, preflight = {}) {
      taken = answer;
      asked = preflight;
    },
    received,
    preflights,
    async reset() {
      taken = {};
      asked = {};
      received.length = 0;
      preflights.length = 0;
      await up();
    },
    async down() {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
    up,
  };
}
