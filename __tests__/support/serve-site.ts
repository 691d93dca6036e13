import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { ContactMessage } from "../../src/lib/contact-message";
import { CONTACT_API, MESSAGE_SENT } from "../../src/routes";
import { headersAt, parseHeaders } from "./headers-file";
import { serve } from "./ports";

export interface ServedSite {
  /** The URL without a trailing slash. */
  readonly url: string;
  messages(): Promise<ContactMessage[]>;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Receives a message in memory, with the responses of `src/api/contact.ts`. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  messages: ContactMessage[],
): Promise<void> {
  const body = await text(request);
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  messages.push(isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body));
  if (isForm) response.writeHead(303, { Location: MESSAGE_SENT }).end();
  else response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":true}');
}

/** Serves a built site on a free port, as static hosts do, with the headers of `_headers`. */
export async function serveSite(root: string): Promise<ServedSite> {
  const rules = parseHeaders(readFileSync(path.join(root, "_headers"), "utf8"));
  const messages: ContactMessage[] = [];
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
    if (address === CONTACT_API) return void receive(request, response, messages);
    const file = [address, `${address}.html`, `${address}/index.html`]
      .map((name) => path.join(root, name))
      .find(isFile);
    const sent = file ?? path.join(root, "404.html");
    const type = { "Content-Type": TYPES[path.extname(sent)] ?? "application/octet-stream" };
    response.writeHead(file ? 200 : 404, { ...type, ...headersAt(rules, address) });
    createReadStream(sent).pipe(response);
  });
  const { url, close } = await serve(server);
  return { url, close, messages: async () => messages };
}
