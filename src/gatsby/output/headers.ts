import { createHash } from "node:crypto";
import type { Environment } from "../../environment";
import type { SiteData } from "./site-data";

/** The scripts that the owner adds to every page. */
type Scripts = NonNullable<SiteData["settings"]["scripts"]>;

/** Cloudflare Pages ignores longer lines. */
const LONGEST_LINE = 2_000;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the origins of the URLs that lead to other sites. */
function originsOf(urls: readonly string[]): string[] {
  const external = urls.filter((url) => !url.startsWith("/"));
  return [...new Set(external.map((url) => new URL(url).origin))];
}

/**
 * Allows the scripts of the site, of content/site.json, and those that the pages contain:
 * https://www.w3.org/TR/CSP3/. gatsby-plugin-image needs styles in attributes, and pictures in URLs.
 */
function contentSecurityPolicy(
  scripts: Scripts,
  inline: readonly string[],
  endpoint: string,
): string {
  const sources = scripts.map(({ src }) => src);
  const sends = scripts.flatMap((script) => script.sends ?? []);
  const loads = scripts.flatMap((script) => script.loads ?? []);
  const policy: Record<string, string[]> = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...originsOf([endpoint, ...sources, ...sends])],
    "font-src": ["'self'"],
    "form-action": ["'self'", ...originsOf([endpoint])],
    "frame-ancestors": ["'none'"],
    "img-src": ["'self'", "data:", ...originsOf([...sources, ...sends])],
    "script-src": ["'self'", ...inline.map(hashOf), ...originsOf([...sources, ...loads])],
    "style-src": ["'self'", "'unsafe-inline'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(" "))
    .join("; ");
}

/**
 * Returns the file `_headers`, which Netlify and Cloudflare Pages read. The URL of each file in
 * `/static` contains a hash, so browsers never request the file again.
 */
export function headersFile(
  scripts: Scripts,
  inlineScripts: readonly string[],
  { endpoint, preview }: Pick<Environment, "endpoint" | "preview">,
): string {
  const lines = [
    "/*",
    `  Content-Security-Policy: ${contentSecurityPolicy(scripts, inlineScripts, endpoint)}`,
    "  Strict-Transport-Security: max-age=63072000",
    "  X-Content-Type-Options: nosniff",
    "  X-Frame-Options: DENY",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Cross-Origin-Opener-Policy: same-origin",
    "  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
    '  Speculation-Rules: "/links.speculationrules"',
    ...(preview ? ["  X-Robots-Tag: noindex"] : []),
    "/static/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/links.speculationrules",
    "  Content-Type: application/speculationrules+json",
  ];
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (!long) return `${lines.join("\n")}\n`;
  throw new Error(
    `A line of _headers has ${long.length} characters, and Cloudflare Pages reads ${LONGEST_LINE}. Name fewer hosts in scripts of content/site.json.`,
  );
}
