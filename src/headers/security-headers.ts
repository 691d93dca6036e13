interface PolicyFacts {
  styles: readonly string[];
  endpoint: string;
  /** The URL of the page to which the form provider redirects browsers without scripts. */
  thanks?: string;
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
  const { styles, endpoint, thanks = "" } = facts;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self'${originsOf(endpoint)}`,
    "font-src 'self'",
    `form-action 'self'${originsOf(endpoint, thanks)}`,
    "frame-ancestors 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "script-src 'self'",
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

/** Two years in seconds. For this time after a visit, browsers use only https. */
const HSTS = "max-age=63072000";

export function securityHeaders(facts: PolicyFacts): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(facts),
    "Strict-Transport-Security": HSTS,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": UNUSED.map((name) => `${name}=()`).join(", "),
  };
}
