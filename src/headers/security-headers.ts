/** The values that the content security policy depends on. */
export interface PolicyFacts {
  /** Hashes of the inline scripts, as `sha256-...`. */
  scripts: readonly string[];
  /** Hashes of the inline styles. */
  styles: readonly string[];
  /** Where the contact form posts to: a path of this site, or a URL. */
  endpoint: string;
  /** Where clicks are reported to, likewise; undefined if they are not counted. */
  collector?: string;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/** The origins of URLs outside this site, without duplicates, each with a leading space. */
function originsOf(...addresses: string[]): string {
  const external = addresses.filter((address) => address && !address.startsWith("/"));
  const origins = external.map((address) => new URL(address).origin);
  return [...new Set(origins)].map((origin) => ` ${origin}`).join("");
}

/**
 * The content security policy: allows this site only, and inline code by its hash. JSON-LD is data and
 * needs no hash. It leaves out upgrade-insecure-requests: no URL of the site names a protocol, and when
 * `npm start` is reached over http under another name than localhost, browsers would request every
 * script over https and fail. https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { scripts, styles, endpoint, collector = "" } = facts;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self'${originsOf(endpoint, collector)}`,
    "font-src 'self'",
    `form-action 'self'${originsOf(endpoint)}`,
    "frame-ancestors 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "worker-src 'none'",
  ].join(";");
}

/** Browser features that the site does not use; the header denies them. */
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

/** Browsers reach the site over https only, for two years after each visit. */
const HSTS = "max-age=63072000";

/**
 * The headers of every response: pages, files and errors.
 *
 * @param preload commits the whole domain to https, with every subdomain, and lets browsers ship that
 * in their preload list, which takes months to undo: the owner's decision. https://hstspreload.org
 */
export function securityHeaders(facts: PolicyFacts, preload = false): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(facts),
    "Strict-Transport-Security": preload ? `${HSTS}; includeSubDomains; preload` : HSTS,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": UNUSED.map((name) => `${name}=()`).join(", "),
  };
}
