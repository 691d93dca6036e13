import { FOREVER, isHashed, STATIC } from "./cache-control";
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "./speculation-rules";

type Headers = Readonly<Record<string, string>>;

interface HostRule {
  pattern: string;
  headers: Record<string, string>;
}

/** Netlify and Cloudflare Pages read headers from this file in the output folder. */
export const HEADERS_FILE = "_headers";

const EVERYWHERE = "/*";

const block = (pattern: string, headers: Headers) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Formats headers for Netlify and Cloudflare Pages. Each script and style sheet has its own rule. A
 * pattern would also match missing files, and browsers would cache their 404 responses forever.
 */
export function toHostFile(headers: Headers, paths: readonly string[]): string {
  const bundled = paths.filter((path) => isHashed(path) && !path.startsWith(STATIC)).sort();
  const kept = [`${STATIC}*`, ...bundled].map((path) => block(path, { "Cache-Control": FOREVER }));
  const types = block(SPECULATION_RULES, { "Content-Type": SPECULATION_RULES_TYPE });
  return `${[block(EVERYWHERE, headers), types, ...kept].join("\n\n")}\n`;
}

export function readHostFile(text: string): HostRule[] {
  const rules: HostRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ pattern: line, headers: {} });
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}

export const headersEverywhere = (rules: readonly HostRule[]): Record<string, string> =>
  rules.find(({ pattern }) => pattern === EVERYWHERE)?.headers ?? {};
