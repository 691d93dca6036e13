import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type ClassNamer = (module: { resourcePath: string }, pattern: string, name: string) => string;

interface CssRule {
  oneOf?: CssRule[];
  use?: { options?: { modules?: { localIdentName?: string; getLocalIdent?: ClassNamer } } }[];
}

const DIGITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
const digit = (number: number): string => DIGITS.charAt(number % DIGITS.length);

/** Returns the paths of all style sheets of src, relative to src. */
export const styleSheets = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .sort();

/**
 * A short name such as `_aBc` encodes the number of the style sheet and the number of the class or
 * animation within the sheet. At most 64 names per sheet and 4096 sheets are possible.
 */
export function classNamer(files: readonly string[]): ClassNamer {
  const numbers = new Map(files.map((file, number) => [path.resolve("src", file), number]));
  return ({ resourcePath }, _pattern, name) => {
    const sheet = numbers.get(resourcePath) ?? files.length;
    const names =
      readFileSync(resourcePath, "utf8").match(/(?<=\.|@keyframes )[a-z][\w-]*/gi) ?? [];
    const own = [...new Set(names)].indexOf(name);
    return `_${digit(sheet / DIGITS.length)}${digit(sheet)}${digit(own)}`;
  };
}

/**
 * Shortens the class names of CSS modules with an option of css-loader, because the HTML of every
 * page repeats these names. Gatsby's own names make the compressed home page 1.7 kB larger, and the
 * contact page 1.2 kB (November 2026, Gatsby 5.16.1).
 * https://github.com/webpack-contrib/css-loader#getlocalident
 */
export function shortenClassNames(
  rules: readonly CssRule[],
  namer = classNamer(styleSheets()),
): void {
  for (const rule of rules) {
    shortenClassNames(rule.oneOf ?? [], namer);
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = namer;
    }
  }
}
