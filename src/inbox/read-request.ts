import type { IncomingMessage } from "node:http";
import getRawBody from "raw-body";

/** An error response: the HTTP status and a message for the sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** The site's script sends JSON. Without scripts, the browser sends a form. */
export type BodyFormat = "json" | "form";

const FORMATS = new Map<string, BodyFormat>([
  ["application/json", "json"],
  ["application/x-www-form-urlencoded", "form"],
]);

/** The parameters of the type, such as `charset`, do not matter: the body must be UTF-8. */
const bodyFormat = (contentType = "") =>
  FORMATS.get(contentType.split(";", 1).join().trim().toLowerCase());

/** Throws a Refusal 415 for another type. */
export function requireFormat(contentType?: string): BodyFormat {
  const format = bodyFormat(contentType);
  if (format) return format;
  throw new Refusal(415, "Send application/json or application/x-www-form-urlencoded.");
}

/** A browser that posts the form accepts HTML. Other clients get JSON. */
export const wantsPage = (contentType?: string, accept = ""): boolean =>
  bodyFormat(contentType) === "form" && accept.includes("text/html");

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
 * the response. After DISCARD_MS, an endless request is closed.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), DISCARD_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
  request.on("error", () => {});
  request.resume();
}
