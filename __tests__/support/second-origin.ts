import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

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
  body?: string;
  headers?: Record<string, string>;
  /** A promise that delays the response. */
  after?: Promise<unknown>;
  /** `false` omits the CORS headers, like a provider that does not allow the site. */
  cors?: boolean;
  /** A connection that the provider resets before it responds. */
  fault?: "reset";
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
    // The target of a redirect responds without CORS headers.
    const message = path.startsWith("/moved") ? { cors: false } : messageAnswer;
    const answer: Answer = method === "OPTIONS" ? { status: 204, ...preflightAnswer } : message;
    await answer.after;
    if (answer.fault === "reset") return void response.socket?.resetAndDestroy();
    // Browsers repeat a request after a reset of a keep-alive connection, so each response ends its
    // connection.
    const common = { ...(answer.cors === false ? {} : CORS), Connection: "close" };
    response.writeHead(answer.status ?? 200, { ...common, ...answer.headers }).end(answer.body);
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
