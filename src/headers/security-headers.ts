/** What a policy has to know of a built site. */
export interface PolicyFacts {
  /** Hashes of the inline scripts, as `sha256-...`. */
  scripts: readonly string[];
  /** Hashes of the inline styles. */
  styles: readonly string[];
  /** Where the contact form posts to: a path of this site or an address elsewhere. */
  endpoint: string;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/** The origin that a form on another site answers at; nothing for one of this site. */
const originOf = (endpoint: string) =>
  endpoint.startsWith("/") ? "" : ` ${new URL(endpoint).origin}`;

/**
 * The content security policy: everything from this site and nothing else, inline code by its hash.
 * Structured data is no code and needs none. Without upgrade-insecure-requests: no address of the site
 * names a protocol, and wherever `npm start` is reached by http other than as localhost, browsers would
 * ask for every script by https and get none. https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ scripts, styles, endpoint }: PolicyFacts): string {
  const provider = originOf(endpoint);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self'${provider}`,
    "font-src 'self'",
    `form-action 'self'${provider}`,
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
