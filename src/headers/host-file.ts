import { FOREVER, isHashed, STATIC } from "./cache-control";
import { EDITOR, isOfEditor } from "./editor-headers";
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "./speculation-rules";

type Headers = Readonly<Record<string, string>>;

/** Headers of all addresses that a pattern matches: one address, or all that begin with it. */
export interface HostRule {
  pattern: string;
  headers: Record<string, string>;
}

/** File of the output in which hosts look for headers. */
export const HEADERS_FILE = "_headers";

/** Cloudflare Pages reads so many rules, and lines of so many characters, and leaves out the rest. */
export const HOST_LIMITS = { rules: 100, line: 2_000 };

const EVERYWHERE = "/*";
const IN_EDITOR = `${EDITOR}/*`;

/** In place of what another rule says; Cloudflare Pages alone knows this. */
const instead = (headers: Headers) =>
  [
    IN_EDITOR,
    ...Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
  ].join("\n");

const block = (pattern: string, headers: Headers) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * The headers of the site in the syntax of Netlify and Cloudflare Pages.
 *
 * All rules that match an address count, and values of the same header are joined by a comma: so
 * Cache-Control is only in rules of which one at most matches. Nothing says that the rest is asked
 * for again, as both hosts do that by themselves, with the very words of REVALIDATE.
 *
 * Rules also hold for what is not there, and no status can be asked for. Scripts and style sheets are
 * therefore named one by one: one that is of another deployment is never missing for ever. Of
 * pictures there may be thousands, and nothing breaks without one.
 *
 * @param headers of every answer
 * @param paths of all files of the site, from its root
 * @param editor headers of the editor in place of those, where it is part of the site
 */
export function toHostFile(headers: Headers, paths: readonly string[], editor?: Headers): string {
  const bundled = paths.filter((path) => isHashed(path) && !path.startsWith(STATIC)).sort();
  const kept = [`${STATIC}*`, ...bundled].map((path) => block(path, { "Cache-Control": FOREVER }));
  const own = editor ? [instead(editor)] : [];
  const type = block(SPECULATION_RULES, { "Content-Type": SPECULATION_RULES_TYPE });
  return `${[block(EVERYWHERE, headers), type, ...own, ...kept].join("\n\n")}\n`;
}

/** What `toHostFile` wrote, read again; what is no rule is left out. */
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

/** What a host file declares for the answer at an address, but how long it may be kept. */
export function headersAt(rules: readonly HostRule[], path: string): Record<string, string> {
  const of = (pattern: string) => rules.find((rule) => rule.pattern === pattern)?.headers;
  return { ...of(EVERYWHERE), ...(isOfEditor(path) && of(IN_EDITOR)) };
}
