import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { REVALIDATE } from "../headers/cache-control";
import { discardRest } from "../inbox/read-body";

export function answerPlain(
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

/** Reads the not-found page for each request, because the site may be rebuilt. */
export async function answerNotFound(
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
