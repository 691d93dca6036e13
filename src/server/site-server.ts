import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { REVALIDATE } from "../headers/cache-control";
import { HEADERS_FILE, headersEverywhere, readHostFile } from "../headers/host-file";
import { createContactHandler } from "../inbox/handle-contact";
import { discardRest } from "../inbox/read-request";
import { fromHostRedirects, REDIRECTS_FILE } from "../redirects/redirects";
import { CONTACT_API } from "../routes";
import { locate } from "./locate";
import { createFileSender } from "./static-files";

interface SiteServerOptions {
  root: string;
  /** The file of the inbox. Without it, the inbox answers 503. */
  inboxPath?: string;
}

// The timeouts are long enough to receive 1 MB over a slow connection. They also end idle
// connections.
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

// The server reads files for each request, because the site may be rebuilt.
const textOf = (root: string, file: string) => readFile(join(root, file), "utf8").catch(() => "");

async function readHeaders(root: string): Promise<Map<string, string>> {
  const rules = readHostFile(await textOf(root, HEADERS_FILE));
  return new Map(Object.entries(headersEverywhere(rules)));
}

async function readRedirect(root: string, path: string): Promise<string | undefined> {
  const redirects = fromHostRedirects(await textOf(root, REDIRECTS_FILE));
  return redirects.find(({ from }) => from === path)?.to;
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

const redirect = (response: ServerResponse, to: string) =>
  response.writeHead(301, { Location: to, "Cache-Control": REVALIDATE }).end();

function answerPlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    "Cache-Control": REVALIDATE,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
  discardRest(request);
}

async function answerNotFound(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await readFile(join(root, "404.html")).catch(() => undefined);
  if (page === undefined) return answerPlain(request, response, 404, "404 Page Not Found");
  response.writeHead(404, {
    "Cache-Control": REVALIDATE,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": page.length,
  });
  response.end(page);
}

/** Logs one line, and answers 500 if no response has started. */
function failTo(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    console.error(
      `The server cannot answer a request: ${error instanceof Error ? error.message : String(error)}`,
    );
    if (response.headersSent) response.destroy();
    else answerPlain(response.req, response, 500, "500 Internal Server Error");
  };
}

export function createSiteServer({ root, inboxPath }: SiteServerOptions): Server {
  const folder = resolve(root);
  const sendFile = createFileSender(folder);
  const contact = createContactHandler(() => inboxPath);

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    response.setHeaders(await readHeaders(folder));
    if (path === CONTACT_API) return contact(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      const allow = { Allow: "GET, HEAD" };
      return answerPlain(request, response, 405, "405 Method Not Allowed", allow);
    }
    const target = await readRedirect(folder, path);
    if (target) return void redirect(response, target);
    const located = await locate(folder, request.url ?? "/");
    const missing = () => void answerNotFound(folder, request, response).catch(failTo(response));
    if (located.kind === "missing") return missing();
    if (located.kind === "file") return sendFile(request, response, located.path, missing);
    redirect(response, located.to);
  }

  return createServer(TIMEOUTS, (request, response) => {
    route(request, response).catch(failTo(response));
  });
}
