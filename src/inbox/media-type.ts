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

/**
 * Returns the format of a body.
 * @throws Refusal 415 for another type, a charset other than UTF-8, or a compressed body
 */
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

/**
 * Whether to answer with an HTML page. Browsers that post the form without scripts accept HTML by
 * name. Other clients accept any type or JSON.
 */
export const wantsPage = (contentType: string | undefined, accept = ""): boolean =>
  bodyFormat(contentType) === "form" && /\btext\/html\b/i.test(accept);
