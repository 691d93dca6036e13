import type { IncomingMessage } from "node:http";
import getRawBody from "raw-body";
import { Refusal } from "./refusal";

/** Largest request body: ten times the longest allowed text. */
export const BODY_LIMIT = 1_048_576;

const DISCARD_MS = 10_000;

/** Throws a Refusal 413 as soon as the body exceeds the limit, 400 if the sender disconnects. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const length = request.headers["content-length"];
  try {
    return await getRawBody(request, { length, limit: BODY_LIMIT });
  } catch (error) {
    const { type } = error as getRawBody.RawBodyError;
    if (type === "entity.too.large") throw new Refusal(413, "The message is larger than 1 MB.");
    throw new Refusal(400, "The message did not arrive completely.");
  }
}

/**
 * Discards the rest of a body. If the connection were closed at once, most clients would not read
 * the response. DISCARD_MS ends a request without end.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), DISCARD_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
  request.on("error", () => {});
  request.resume();
}
