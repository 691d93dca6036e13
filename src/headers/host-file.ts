import { markdownPath } from "../routes";
import { MARKDOWN_TYPE } from "../seo/feed-links";
import { FOREVER, isHashed, STATIC } from "./cache-control";
import { EDITOR, isOfEditor } from "./editor-headers";
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "./speculation-rules";

type Headers = Readonly<Record<string, string>>;

/** A path. A pattern that ends with `*` matches every path with this beginning. */
interface HostRule {
  pattern: string;
  headers: Record<string, string>;
}

/** The file in the output folder from which hosts read headers. */
export const HEADERS_FILE = "_headers";

/** Cloudflare Pages reads at most this number of rules, and this number of characters of a line. */
export const HOST_LIMITS = { rules: 100, line: 2_000 };

const EVERYWHERE = "/*";
const IN_EDITOR = `${EDITOR}/*`;

/**
 * A line `! name` removes the header of another rule. Only Cloudflare Pages supports such lines.
 */
const instead = (headers: Headers) =>
  [
    IN_EDITOR,
    ...Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
  ].join("\n");

const block = (pattern: string, headers: Headers) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Formats headers in the syntax of Netlify and Cloudflare Pages. Hosts join values of one header
 * with a comma, so at most one rule with Cache-Control matches a path. Without such a rule, both
 * hosts send the value of REVALIDATE. Each script and each style sheet has its own rule: a pattern
 * would apply to missing files, too, and browsers would cache a 404 response forever. Covers have a
 * pattern, because a site may have thousands of covers.
 * @param paths paths of all files of the site, from its root
 * @param editor headers that replace `headers` below the path of the editor; undefined without an
 * editor
 */
export function toHostFile(headers: Headers, paths: readonly string[], editor?: Headers): string {
  const bundled = paths.filter((path) => isHashed(path) && !path.startsWith(STATIC)).sort();
  const kept = [`${STATIC}*`, ...bundled].map((path) => block(path, { "Cache-Control": FOREVER }));
  const own = editor ? [instead(editor)] : [];
  const types = [
    block(SPECULATION_RULES, { "Content-Type": SPECULATION_RULES_TYPE }),
    block(markdownPath("*"), { "Content-Type": `${MARKDOWN_TYPE}; charset=utf-8` }),
  ];
  return `${[block(EVERYWHERE, headers), ...types, ...own, ...kept].join("\n\n")}\n`;
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

/** Returns the headers for a path, without Cache-Control. */
export function headersAt(rules: readonly HostRule[], path: string): Record<string, string> {
  const of = (pattern: string) => rules.find((rule) => rule.pattern === pattern)?.headers;
  return { ...of(EVERYWHERE), ...(isOfEditor(path) && of(IN_EDITOR)) };
}
