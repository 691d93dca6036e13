type Headers = Readonly<Record<string, string>>;

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join("");

/** File of the output in which hosts look for headers. */
export const HEADERS_FILE = "_headers";

/** For everything, in the syntax of Netlify and Cloudflare Pages. */
export const toHostFile = (headers: Headers): string =>
  `/*\n${lines(headers, (name, value) => `  ${name}: ${value}\n`)}`;

/** What `toHostFile` wrote, read again. */
export function fromHostFile(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value]));
}
