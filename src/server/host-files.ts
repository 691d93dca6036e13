import type { Redirect } from "../output/redirects";

/** Reads the files _headers and _redirects, which src/output writes for hosting providers. */

interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ pattern: line, headers: {} });
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Returns the headers of a response for this path. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter(({ pattern }) => matches(pattern, path)).map((r) => r.headers));

export const parseRedirects = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\/\S*) 301$/gm)].map(([, from = "", to = ""]) => ({ from, to }));

/** Returns the target of a redirect, with the query of the request before the hash. */
export function redirectTarget(redirects: readonly Redirect[], url: string): string | undefined {
  const [path, ...query] = url.split("?");
  const target = redirects.find(({ from }) => from === path)?.to;
  if (target === undefined || query.length === 0) return target;
  return target.replace(/(?=#|$)/, `?${query.join("?").replaceAll("$", "$$$$")}`);
}
