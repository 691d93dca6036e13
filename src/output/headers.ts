import { createHash } from "node:crypto";
import { FEED, FEED_TYPE, SPECULATION_RULES } from "../routes";
import { SPECULATION_RULES_TYPE } from "./speculation-rules";

type Headers = Readonly<Record<string, string>>;

/** A script that the owner adds to every page. */
interface Script {
  readonly src: string;
  /** Origins to which the script sends data, by requests or by pictures. */
  readonly sends: readonly string[] | null;
  /** Origins from which the script loads more scripts. */
  readonly loads: readonly string[] | null;
}

export interface PolicyFacts {
  /** Texts of the style sheets that pages contain */
  styles: readonly string[];
  endpoint: string;
  scripts: readonly Script[] | null;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => ` 'sha256-${hashOf(text)}'`))].sort().join("");

function originsOf(...urls: string[]): string {
  const external = urls.filter((url) => url && !url.startsWith("/"));
  const origins = external.map((url) => new URL(url).origin);
  return [...new Set(origins)].map((origin) => ` ${origin}`).join("");
}

/**
 * The policy allows inline style sheets by hash: https://www.w3.org/TR/CSP3/. Browsers apply
 * `form-action` to redirects of a form too. The policy omits
 * upgrade-insecure-requests, which would break a site that `npm start` serves over http under
 * another host name than localhost.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { styles, endpoint } = facts;
  const scripts = facts.scripts ?? [];
  const sources = scripts.map(({ src }) => src);
  const sends = scripts.flatMap((script) => script.sends ?? []);
  const loads = scripts.flatMap((script) => script.loads ?? []);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self'${originsOf(endpoint, ...sources, ...sends)}`,
    "font-src 'self'",
    `form-action 'self'${originsOf(endpoint)}`,
    "frame-ancestors 'none'",
    `img-src 'self'${originsOf(...sends)}`,
    `script-src 'self'${originsOf(...sources, ...loads)}`,
    `style-src 'self'${hashesOf(styles)}`,
    "worker-src 'none'",
  ].join(";");
}

const UNUSED = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "browsing-topics",
];

/** Headers of every response. */
export function securityHeaders(facts: PolicyFacts): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(facts),
    // For two years after a visit, browsers use only https.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": UNUSED.map((name) => `${name}=()`).join(", "),
  };
}

/** Browsers keep these files, and never ask for them again. */
const FOREVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * Formats headers for Netlify and Cloudflare Pages, which join the values that several matching
 * rules set for a header, so no two rules set the same header of a file. In `/static`, every address
 * contains a hash of the file.
 * @param everywhere headers of all files, and of the not-found page
 */
export function headersFile(everywhere: Headers): string {
  const rules: Record<string, Headers> = {
    "/*": everywhere,
    "/static/*": FOREVER,
    [SPECULATION_RULES]: { "Content-Type": SPECULATION_RULES_TYPE },
    [FEED]: { "Content-Type": `${FEED_TYPE}; charset=utf-8` },
  };
  const blocks = Object.entries(rules).map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
