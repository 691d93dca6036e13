import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlain, queryIds } from "./query-ids";

type Include = (file: string) => boolean;

interface Rule {
  test?: RegExp;
  include?: unknown;
}

const GATSBYS_OWN = path.resolve(".cache") + path.sep;

const NEW_BROWSERS = "es2020";

const swc = (test: RegExp, include: Include, syntax: object) => {
  const jsc = {
    parser: { syntax: "typescript", ...syntax },
    target: NEW_BROWSERS,
    transform: { react: { runtime: "automatic" } },
  };
  const options = { swcrc: false, sourceMaps: false, jsc };
  return {
    test,
    include,
    type: "javascript/auto",
    use: [{ loader: "swc-loader", options }, queryIds],
  };
};

/**
 * Compiles with SWC, in a fraction of the time that Babel takes, all that needs none of Gatsby's
 * plugins for Babel.
 */
export function compileFast(rules: Rule[]): void {
  const known = new Map<string, boolean>();
  const isForSwc: Include = (file) => {
    // Webpack also asks for the empty name, to learn whether a rule is for everything.
    if (!file) return false;
    const plain =
      known.get(file) ?? (file.startsWith(GATSBYS_OWN) || isPlain(readFileSync(file, "utf8")));
    known.set(file, plain);
    return plain;
  };
  // Of all rules, only Gatsby's for sources decides by a function what it is for.
  const sources = rules.find(
    ({ test, include }) => test?.test("a.tsx") && typeof include === "function",
  );
  if (!sources) return;
  const isSource = sources.include as Include;
  const include: Include = (file) => isSource(file) && isForSwc(file);
  // gatsby-plugin-typescript has a rule of its own: Babel would compile the same files twice.
  for (const rule of rules.filter(({ test }) => test?.test("a.tsx"))) {
    const own = (rule.include ?? (() => true)) as Include;
    rule.include = (file: string) => own(file) && !include(file);
  }
  rules.push(
    swc(/\.ts$/, include, { tsx: false }),
    swc(/\.(js|mjs|jsx|tsx)$/, include, { tsx: true }),
  );
}
