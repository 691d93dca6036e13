import { parse } from "content-type";
import { Refusal } from "./refusal";

/** The site's script sends JSON. Without scripts, the browser sends a form. */
export type BodyFormat = "json" | "form";

const FORMATS: Record<string, BodyFormat> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

function bodyFormat(contentType = ""): BodyFormat | undefined {
  const { type } = parse(contentType);
  return Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined;
}

/** Throws a Refusal 415 for another type, a charset other than UTF-8, or a compressed body. */
export function requireReadable(contentType = "", contentEncoding = ""): BodyFormat {
  const format = bodyFormat(contentType);
  if (format === undefined) {
    throw new Refusal(415, "Send application/json or application/x-www-form-urlencoded.");
  }
  const { charset = "utf-8" } = parse(contentType).parameters;
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) throw new Refusal(415, "Send the message as UTF-8.");
  if (!/^(identity)?$/i.test(contentEncoding.trim())) {
    throw new Refusal(415, "Send the message without compression.");
  }
  return format;
}

/** A quality value from 0 to 1; the most specific range takes precedence (RFC 9110, 12.5.1). */
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

/** A browser that posts the form prefers HTML. Other clients accept any type or prefer JSON. */
export function wantsPage(contentType: string | undefined, accept: string | undefined): boolean {
  if (bodyFormat(contentType) !== "form") return false;
  return quality(accept ?? "", "text/html") > quality(accept ?? "", "application/json");
}
