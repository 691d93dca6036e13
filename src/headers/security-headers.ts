/** What a policy has to know of a built site. */
export interface PolicyFacts {
  /** Hashes of the inline scripts, as `sha256-...`. */
  scripts: readonly string[];
  /** Hashes of the inline styles. */
  styles: readonly string[];
  /** Where the contact form posts to: a path of this site or an address elsewhere. */
  endpoint: string;
  /** Where what is measured is sent to, likewise; nothing where nothing is. */
  collector?: string;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/** Origins of those addresses that are elsewhere, each once. */
function originsOf(...addresses: string[]): string {
  const abroad = addresses.filter((address) => address && !address.startsWith("/"));
  const origins = abroad.map((address) => new URL(address).origin);
  return [...new Set(origins)].map((origin) => ` ${origin}`).join("");
}

/**
 * The content security policy: everything from this site and nothing else, inline code by its hash.
 * Structured data is no code and needs none. Without upgrade-insecure-requests: no address of the site
 * names a protocol, and wherever `npm start` is reached by http other than as localhost, browsers would
 * ask for every script by https and get none. https://www.w3.org/TR/CSP3/
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
    "worker-src 'self'",
  ].join(";");
}

/** Abilities of browsers that this site never uses, for nobody. */
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

/** The headers of every answer, page or file, found or not. */
export function securityHeaders(facts: PolicyFacts): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(facts),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": UNUSED.map((name) => `${name}=()`).join(", "),
  };
}
