import { createHash } from "node:crypto";

interface InlineCode {
  styles: string[];
  /** Messages about forbidden inline code, each with the first characters of the code */
  faults: string[];
}

export const hashOf = (code: string) =>
  `sha256-${createHash("sha256").update(code).digest("base64")}`;

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi;
/**
 * Matches tags that may contain an inline script or an inline style, so that all other tags are
 * skipped quickly.
 */
const CODE_ATTRIBUTE = /\s(?:style|on)/i;
const ATTRIBUTE = /\s([^\s"'>/=]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

const DATA = "application/ld+json";

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}...` : text);

/**
 * The content security policy allows style sheets by their hash, and no inline script. Other inline
 * code is reported as an error, because it may be injected code.
 */
export function findInlineCode(html: string, isOwnStyle: (css: string) => boolean): InlineCode {
  const found: InlineCode = { styles: [], faults: [] };
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    if (match.index < end) continue;
    const [, tag = "", written = ""] = match;
    const name = tag.toLowerCase();
    const isCode = name === "script" || name === "style";
    if (!isCode && !CODE_ATTRIBUTE.test(written)) continue;
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map((part) => [
        (part[1] ?? "").toLowerCase(),
        part[2] ?? part[3] ?? "",
      ]),
    );
    for (const [attribute, value] of attributes) {
      if (attribute === "style" || attribute.startsWith("on")) {
        found.faults.push(`attribute ${attribute}="${shorten(value)}" of <${name}>`);
      }
    }
    if (!isCode) continue;
    const from = match.index + match[0].length;
    end = html.indexOf(`</${name}`, from);
    if (end < 0) end = html.length;
    const code = html.slice(from, end);
    if (name === "style") {
      if (isOwnStyle(code)) found.styles.push(code);
      else found.faults.push(`style sheet ${shorten(code)}`);
    } else if (!attributes.has("src") && attributes.get("type") !== DATA) {
      found.faults.push(`script ${shorten(code.trim())}`);
    }
  }
  return found;
}
