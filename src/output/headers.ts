import { FEED, FEED_TYPE, PAGES } from "../routes";
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "./speculation-rules";

/** Netlify and Cloudflare Pages read headers from this file in the output folder. */
export const HEADERS_FILE = "_headers";

type Headers = Readonly<Record<string, string>>;

export interface PolicyFacts {
  /** Hashes of inline styles */
  styles: readonly string[];
  endpoint: string;
  /** The URL of the page to which the form provider redirects browsers without scripts. */
  thanks?: string;
  /** The analytics script, and the other origins to which it sends. */
  analytics?: Readonly<{ script: string; origins: readonly string[] | null }> | null;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

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
  const { styles, endpoint, thanks = "", analytics } = facts;
  const script = analytics?.script ?? "";
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self'${originsOf(endpoint, script, ...(analytics?.origins ?? []))}`,
    "font-src 'self'",
    `form-action 'self'${originsOf(endpoint, thanks)}`,
    "frame-ancestors 'none'",
    "img-src 'self'",
    `script-src 'self'${originsOf(script)}`,
    `style-src 'self'${quoted(styles)}`,
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
    // With `require-corp`, browsers would block an analytics script whose server does not send CORP.
    "Cross-Origin-Embedder-Policy": facts.analytics ? "credentialless" : "require-corp",
    "Permissions-Policy": UNUSED.map((name) => `${name}=()`).join(", "),
  };
}

const EVERYWHERE = "/*";

/** Browsers keep files with a content hash in the name, and never ask for them again. */
const FOREVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Scripts and style sheets with 8 hexadecimal digits of a content hash in the name. */
const BUNDLED = /^\/[^/]+[-.][0-9a-f]{8}\.(?:js|css)$/;

const ICON = /^\/[\w-]+\.(?:png|svg|ico)$/;

const CORP = "Cross-Origin-Resource-Policy";

/** Feed readers and previews of links may show these files on other sites. */
const ANYWHERE = { [CORP]: "cross-origin" };

const block = (pattern: string, headers: Headers) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Formats headers for Netlify and Cloudflare Pages. These hosts join the values that several
 * matching rules set for a header, so no two rules set the same header of a file. Each script and
 * style sheet has its own rule: a pattern would also match missing files, and browsers would cache
 * their 404 responses forever. Pictures and fonts have patterns, because Cloudflare Pages reads at
 * most 100 rules. Posts and categories have no CORP, because `/blog/*` would also match the feed.
 * @param files paths of all files of the output, each with a leading slash
 */
export function headersFile(headers: Headers, files: readonly string[]): string {
  const only = (pattern: RegExp) => files.filter((file) => pattern.test(file)).sort();
  const rules: [pattern: string, headers: Headers][] = [
    [EVERYWHERE, headers],
    ...Object.values(PAGES).map((path): [string, Headers] => [path, { [CORP]: "same-origin" }]),
    [SPECULATION_RULES, { "Content-Type": SPECULATION_RULES_TYPE }],
    [FEED, { "Content-Type": `${FEED_TYPE}; charset=utf-8`, ...ANYWHERE }],
    ["/static/*", { ...FOREVER, ...ANYWHERE }],
    ...only(ICON).map((file): [string, Headers] => [file, ANYWHERE]),
    ...only(BUNDLED).map((file): [string, Headers] => [file, FOREVER]),
  ];
  return `${rules.map((rule) => block(...rule)).join("\n\n")}\n`;
}

interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ pattern: line, headers: {} });
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Returns the headers of a response for this path. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter(({ pattern }) => matches(pattern, path)).map((r) => r.headers));
