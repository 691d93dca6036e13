import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { REVALIDATE } from "../headers/cache-control";
import { answerPlain } from "./plain-answer";

/** Answers 404 with the site's not-found page; reads it each time, as the site may be rebuilt. */
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
