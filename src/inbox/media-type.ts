import { Refusal } from "./refusal";

/** The two ways a message may be written: by a script, or by a form without one. */
export type BodyFormat = "json" | "form";

const FORMATS: Record<string, BodyFormat> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** The format a Content-Type names, whatever its parameters; undefined for any other type. */
export function bodyFormat(contentType: string | undefined): BodyFormat | undefined {
  const name = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
}

/**
 * The format of a body this inbox can read.
 *
 * @throws Refusal 415 for another type, a charset other than UTF-8, or a compressed body:
 * each would have to be guessed at or converted, and a message must be stored as it was sent.
 */
export function requireReadable(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): BodyFormat {
  const format = bodyFormat(contentType);
  if (format === undefined) {
    throw new Refusal(415, "Send application/json or application/x-www-form-urlencoded.");
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? "")?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) {
    throw new Refusal(415, "Send the message as UTF-8.");
  }
  if (!/^(identity)?$/i.test((contentEncoding ?? "").trim())) {
    throw new Refusal(415, "Send the message without compression.");
  }
  return format;
}

/** How much an Accept header wants a type, 0 to 1; the most specific range decides (RFC 9110, 12.5.1). */
function quality(accept: string, type: string): number {
  const ranges = [type, `${type.split("/", 1)[0]}/*`, "*/*"];
  let best = { rank: ranges.length, q: 0 };
  for (const part of accept.toLowerCase().split(",")) {
    const rank = ranges.indexOf(part.split(";", 1)[0]?.trim() ?? "");
    const q = Number(/;\s*q\s*=\s*([^;\s]*)/.exec(part)?.[1] ?? "1");
    if (rank !== -1 && rank < best.rank) best = { rank, q: Number.isNaN(q) ? 0 : q };
  }
  return best.q;
}

/**
 * Whether a person waits for this answer in a browser window: the form was posted by the browser
 * itself, which asks for a page. A script that posts the same format asks for anything or for JSON.
 */
export function wantsPage(contentType: string | undefined, accept: string | undefined): boolean {
  if (bodyFormat(contentType) !== "form") return false;
  return quality(accept ?? "", "text/html") > quality(accept ?? "", "application/json");
}
