interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** Parses the file `_headers`, as Netlify and Cloudflare Pages do. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ pattern: line, headers: {} });
    else if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Returns the headers of a response for this path. */
export const headersAt = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter(({ pattern }) => matches(pattern, path)).map((r) => r.headers));
