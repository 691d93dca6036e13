import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal";

/** Largest request body in bytes: 1 MB, ten times the longest allowed text. */
export const BODY_LIMIT = 1_048_576;

const DISCARD_MS = 10_000;

const tooLarge = () => new Refusal(413, "The message is larger than 1 MB.");

/**
 * Reads the whole request body, with at most BODY_LIMIT bytes in memory.
 *
 * @throws Refusal 413 as soon as the body turns out to be larger, 400 if the sender disconnects.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > BODY_LIMIT) {
    return Promise.reject(tooLarge());
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      else {
        request.off("data", keep);
        reject(tooLarge());
      }
    };
    const gone = () => reject(new Refusal(400, "The message did not arrive completely."));
    request.on("data", keep);
    request.once("end", () => resolve(Buffer.concat(chunks)));
    // The error listener is never removed: an unhandled error would end the process.
    request.on("error", gone);
    request.once("close", gone);
    if (request.destroyed) gone();
  });
}

/**
 * Discards the rest of a request body after an early response.
 *
 * Closing the connection instead would reset it while the client is still writing, and most clients
 * would then not read the response. Stops after a while, so that no client can send for ever.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), DISCARD_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
  request.on("error", () => {});
  request.resume();
}
