import type { IncomingMessage, ServerResponse } from "node:http";
import { REVALIDATE } from "../headers/cache-control";
import { discardRest } from "../inbox/read-body";

/** Sends a short text, for responses without a file. */
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
