import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

/**
 * The site is built with this port in its URLs. The browser redirects the port to a server of the
 * current test worker.
 */
export const PROVIDER_PORT = 9797;

export const PROVIDER_ENV = {
  GATSBY_CONTACT_ENDPOINT: `http://127.0.0.1:${PROVIDER_PORT}/messages`,
  GATSBY_CONTACT_EXTRA: '{"access_key":"public-key"}',
};

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** The response of the form provider, or a fault in place of the response. */
export interface Answer {
  status?: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** The delay of the response in milliseconds, or a promise that ends the delay. */
  after?: number | Promise<unknown>;
  /** `false` omits the CORS headers, like a provider that does not allow the site. */
  cors?: boolean;
  /** A fault: no response, a reset connection, or only half of the response. */
  fault?: "hang" | "reset" | "cut";
}

export interface Provider {
  readonly port: number;
  /** Sets the responses to all further messages and CORS preflights. */
  behave(answer: Answer, preflight?: Answer): void;
  /** All requests except preflights, oldest first. */
  readonly received: Received[];
  readonly preflights: Received[];
  /** Restores the initial state at the start of a test. */
  reset(): Promise<void>;
  /** Refuses connections until `reset` is called. */
  down(): Promise<void>;
}

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "content-type, accept",
  "Access-Control-Allow-Methods": "POST, GET",
};

export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const { status = 200, body = "", headers = {}, cors = true, fault } = answer;
  if (fault === "hang") return;
  if (fault === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  const length = Buffer.byteLength(body);
  // Browsers repeat a request after a reset of a keep-alive connection, so each response ends its
  // connection.
  const common = { Connection: "close", "Content-Length": length };
  response.writeHead(status, { ...(cors ? CORS : {}), ...common, ...headers });
  if (fault !== "cut") {
    response.end(body);
    return;
  }
  response.write(body.slice(0, length / 2), () => response.socket?.resetAndDestroy());
}

/** Starts a real server, because intercepted requests have no preflights and no redirects. */
export async function startProvider(): Promise<Provider> {
  let messageAnswer: Answer = {};
  let preflightAnswer: Answer = {};
  const received: Received[] = [];
  const preflights: Received[] = [];

  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    if (path === "/favicon.ico") return void response.writeHead(204).end();
    const entry = { method, path, headers, body: await text(request).catch(() => "") };
    (method === "OPTIONS" ? preflights : received).push(entry);
    // Paths that begin with /moved are targets of redirects. The response has CORS headers only if
    // the path ends with `cors`.
    const moved: Answer | false = path.startsWith("/moved") && { cors: path.endsWith("cors") };
    const answer: Answer =
      method === "OPTIONS" ? { status: 204, ...preflightAnswer } : moved || messageAnswer;
    const { after } = answer;
    await (typeof after === "number" ? delay(after) : after);
    sendAnswer(response, answer);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    behave(answer, preflight = {}) {
      messageAnswer = answer;
      preflightAnswer = preflight;
    },
    received,
    preflights,
    async reset() {
      messageAnswer = {};
      preflightAnswer = {};
      received.length = 0;
      preflights.length = 0;
      if (!server.listening) await listen(port);
    },
    async down() {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
}
