import { readFileSync } from "node:fs";
import path from "node:path";
import { stripIgnoredCharacters } from "gatsby/graphql";
import { murmurhash } from "gatsby-core-utils/murmurhash";
import { versionError } from "./version-error";

type Include = (file: string) => boolean;

interface Rule {
  test?: RegExp;
  include?: unknown;
}

const GATSBY_CACHE = path.resolve(".cache") + path.sep;

const TARGET = "es2020";

const swc = (test: RegExp, include: Include, syntax: object) => {
  const jsc = {
    parser: { syntax: "typescript", ...syntax },
    target: TARGET,
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
 * Compiles sources with SWC instead of Babel. Most sources need Gatsby's Babel plugins only for
 * `graphql` tags, which `queryIds` replaces here. Babel still compiles the few other sources. A
 * rule that is added in onCreateWebpackConfig would not be enough, because Gatsby's own rule would
 * still run. A cold build is 1.5 times as fast (November 2026, Gatsby 5.16.1). The build stops if
 * Gatsby's rule for sources is not found.
 */
export function compileWithSwc(rules: Rule[]): void {
  // Webpack also calls this function with "" in place of a path, to find out whether a rule matches
  // every file.
  const isForSwc: Include = (file) =>
    file !== "" && (file.startsWith(GATSBY_CACHE) || isPlain(readFileSync(file, "utf8")));
  // Gatsby's rule for JavaScript is the only webpack rule whose `include` is a function.
  const sources = rules.find(
    ({ test, include }) => test?.test("a.tsx") && typeof include === "function",
  );
  if (!sources) throw versionError("compile-swc", "webpack has no rule for source files");
  const isSource = sources.include as Include;
  const include: Include = (file) => isSource(file) && isForSwc(file);
  // All other rules for sources must skip the sources that SWC compiles.
  for (const rule of rules.filter(({ test }) => test?.test("a.tsx"))) {
    const own = (rule.include ?? (() => true)) as Include;
    rule.include = (file: string) => own(file) && !include(file);
  }
  rules.push(
    swc(/\.ts$/, include, { tsx: false }),
    swc(/\.(js|mjs|jsx|tsx)$/, include, { tsx: true }),
  );
}

const QUERY = /(?:\bexport (const \w+ = ))?\bgraphql`((?:[^`$\\]|\$(?!\{))*)`/g;

/** Matches the syntax that only Gatsby's Babel plugins can transform. */
const NEEDS_BABEL =
  /graphql`|<StaticQuery|<Slice|getServerData|export (const|(async )?function) (Head|config)\b/;

const isPlain = (source: string): boolean => !NEEDS_BABEL.test(source.replace(QUERY, ""));

/** Removes the keyword `export` before a page query, but keeps the declaration. */
const queryIdLiteral = (_tag: string, declaration = "", query: string): string =>
  declaration + JSON.stringify(murmurhash(stripIgnoredCharacters(query), 0).toString());

/** Loader that replaces queries by their ids, as Gatsby's Babel plugin does. */
const queryIds = {
  loader: "string-replace-loader",
  options: { search: QUERY, replace: queryIdLiteral },
};
