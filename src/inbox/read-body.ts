import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal";

/** Most bytes a message may have on its way here: 1 MB, ten times the longest text allowed. */
export const BODY_LIMIT = 1_048_576;

const DISCARD_MS = 10_000;

const tooLarge = () => new Refusal(413, "The message is larger than 1 MB.");

/**
 * Reads the whole request body, keeping at most BODY_LIMIT bytes of it in memory.
 *
 * @throws Refusal 413 as soon as the body is known to be larger, 400 when the sender goes away.
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
    // An error listener stays for good: a sender who leaves must never end this process.
    request.on("error", gone);
    request.once("close", gone);
    if (request.destroyed) gone();
  });
}

/**
 * Throws away what is still coming of a request that was answered early.
 *
 * Closing the connection instead would reset it while the sender still writes, and most senders
 * then never see the answer. Only for a while, though, so that nobody can send for ever.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), DISCARD_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
  request.on("error", () => {});
  request.resume();
}
