import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { decoded, pageOf, withoutSlash } from "../lib/addresses";
import { listFiles } from "../lib/list-files";
import { CONTACT_API, HEADERS, REDIRECTS } from "../routes";
import { answer, createContactHandler } from "./handle-contact";
import { headersAt, parseHeaders, parseRedirects, redirectTarget } from "./host-files";

interface SiteServerOptions {
  root: string;
  /** The file of the inbox. */
  inboxPath: string;
}

// The timeouts are long enough to receive 1 MB over a slow connection. They also end idle
// connections.
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Hosts send this header by default. */
const REVALIDATE = { "Cache-Control": "public, max-age=0, must-revalidate" };

const TEXT = { ...REVALIDATE, "Content-Type": "text/plain; charset=utf-8" };

const HTML = { ...REVALIDATE, "Content-Type": "text/html; charset=utf-8" };

/** Logs one line, and answers 500 if no response has started. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(
    `The server cannot answer a request: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (response.headersSent) response.destroy();
  else answer(response, 500, TEXT, "500 Internal Server Error\n");
}

/**
 * Without this code, the process would crash if a file is deleted while it is being sent, and an
 * aborted request would leave a file open.
 */
function handleStream(response: ServerResponse): void {
  response.once("pipe", (source: NodeJS.ReadableStream & { destroy(): void }) => {
    source.once("error", () => response.destroy());
    response.once("close", () => source.destroy());
  });
}

/**
 * Serves a built site as Netlify and Cloudflare Pages do, with the headers and redirects that the
 * build declares. Also stores the messages of the contact form. The server reads the list of files
 * once, so it must be started again after a build.
 */
export function createSiteServer({ root, inboxPath }: SiteServerOptions): Server {
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
  const headers = parseHeaders(read(HEADERS));
  const redirects = parseRedirects(read(REDIRECTS));
  const notFound = read("404.html");
  const pages = new Set(
    listFiles(root)
      .filter((file) => file.endsWith(".html"))
      .map((file) => pageOf(`/${file}`)),
  );
  const pageAddress = (url: string, path: string) => {
    const page = pageOf(path);
    const isOther = page !== path && pages.has(decoded(page));
    return isOther ? page + url.slice(path.length) : undefined;
  };
  const sendFile = sirv(root, { etag: true, extensions: ["html"] });
  const contact = createContactHandler(inboxPath);

  function route(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? "/";
    const [path = "/"] = url.split("?", 1);
    const declared = { ...REVALIDATE, ...headersAt(headers, path) };
    response.setHeaders(new Map(Object.entries(declared)));
    if (path === CONTACT_API) return void contact(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      const allow = { ...TEXT, Allow: "GET, HEAD" };
      return void answer(response, 405, allow, "405 Method Not Allowed\n");
    }
    const target = redirectTarget(redirects, url) ?? pageAddress(url, path);
    if (target) return void answer(response, 301, { ...REVALIDATE, Location: target }, "");
    const missing = () => answer(response, 404, HTML, notFound);
    if ([HEADERS, REDIRECTS].includes(withoutSlash(decoded(path)))) return void missing();
    // Every response contains the whole file, even if a browser asks for a range of bytes.
    delete request.headers.range;
    handleStream(response);
    sendFile(request, response, missing);
  }

  return createServer(TIMEOUTS, (request, response) => {
    try {
      route(request, response);
    } catch (error) {
      fail(response, error);
    }
  });
}
