import { execFileSync } from "node:child_process";
import { Failure, runCommand } from "./shared/failure";
import { runTests } from "./testing/run-tests";
import { check, jest, type Step } from "./testing/test-steps";

/**
 * `npm run check` judges what has changed since main: types, lint, the content, and the unit tests
 * that the changes reach. `npm run check -- --all` runs every fast test.
 */

/** They read files from disk, so no import tells that they depend on a change. */
const ALWAYS = ["__tests__/structure.test.ts", "__tests__/content.test.ts"];

/** A change of these may change any test. */
const REACHES_ALL = /^(package(-lock)?\.json|jest\.config\.ts|tsconfig\.json|__tests__\/support\/)/;

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);

/** The commit from which the changes are counted: where this branch has left main. */
function base(): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main)[0] ?? "HEAD";
    } catch {
      // There is no such branch here.
    }
  }
  return "HEAD";
}

/** Files that were added or changed since main, committed or not; undefined without git. */
function changedFiles(): string[] | undefined {
  try {
    const changed = git("diff", "--name-only", "--diff-filter=d", base());
    return [...changed, ...git("ls-files", "--others", "--exclude-standard")];
  } catch {
    return undefined;
  }
}

function tests(all: boolean): Step {
  const changed = changedFiles();
  if (all || !changed || changed.some((file) => REACHES_ALL.test(file))) return jest(["unit"]);
  // A style sheet is a stand-in in tests: what shows a change of it is the component beside it.
  const code = changed
    .map((file) => file.replace(/\.module\.css$/, ".tsx"))
    .filter((file) => /^(src|__tests__)\/.*\.(tsx?|json)$/.test(file));
  return jest(["unit"], "--findRelatedTests", ...ALWAYS, ...code);
}

runCommand(async () => {
  const [option, ...others] = process.argv.slice(2);
  if (others.length > 0 || (option !== undefined && option !== "--all")) {
    throw new Failure("Use: npm run check, or npm run check -- --all");
  }
  await runTests([
    [
      check("types", "tsc"),
      check("lint and format", "biome", "ci", "--error-on-warnings"),
      check("content", "tsx", "src/cli/content-check.ts"),
      tests(option === "--all"),
    ],
  ]);
});
