interface PolicyFacts {
  scripts: readonly string[];
  styles: readonly string[];
  /** URL or path of the contact form. */
  endpoint: string;
  /** URL or path of measurement events. */
  collector?: string;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/** Origins outside this site, each after a space. */
function originsOf(...urls: string[]): string {
  const external = urls.filter((url) => url && !url.startsWith("/"));
  const origins = external.map((url) => new URL(url).origin);
  return [...new Set(origins)].map((origin) => ` ${origin}`).join("");
}

/**
 * Inline code is allowed by hash; JSON-LD needs none. With upgrade-insecure-requests, browsers
 * would request scripts of `npm start` over https, which fails if the host is not localhost.
 * https://www.w3.org/TR/CSP3/
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

/** Browser features that Permissions-Policy denies. */
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

/** After a visit, browsers use only https for two years. */
const HSTS = "max-age=63072000";

/**
 * Every response has these headers, also errors. `preload` commits the domain and all subdomains to
 * https: removal from the list takes months, so the owner of the domain decides.
 * https://hstspreload.org
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
