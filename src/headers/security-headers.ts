interface PolicyFacts {
  scripts: readonly string[];
  styles: readonly string[];
  /** URL, or path on this site, to which the contact form is posted. */
  endpoint: string;
  /** URL, or path on this site, to which measurement events are sent; undefined without measurement. */
  collector?: string;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

/**
 * Returns the origins of URLs outside this site, without duplicates. A space precedes each origin.
 */
function originsOf(...urls: string[]): string {
  const external = urls.filter((url) => url && !url.startsWith("/"));
  const origins = external.map((url) => new URL(url).origin);
  return [...new Set(origins)].map((origin) => ` ${origin}`).join("");
}

/**
 * The content security policy of the site. Inline code is allowed by hash; JSON-LD is data and
 * needs no hash.
 *
 * The policy does not contain upgrade-insecure-requests. With this directive, browsers would
 * request every script of `npm start` over https, which fails if the host name is not localhost.
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

/** Browser features that the site does not use; the header Permissions-Policy denies these features. */
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
 * The headers of every response, including errors.
 * @param preload whether the HSTS header commits the domain and all subdomains to https. Removal
 * from the preload list takes months, so the owner of the domain decides. https://hstspreload.org
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
