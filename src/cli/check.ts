import { execFileSync } from "node:child_process";
import { readArguments, runCommand } from "./shared/command";
import { content, jest, lint, runTests, type Step, types } from "./testing/run-tests";

/** These tests read files from disk, so Jest does not know which files the tests depend on. */
const ALWAYS = [
  "__tests__/styles/modules.test.ts",
  "__tests__/content.test.ts",
  "__tests__/content/fixture-content.test.ts",
];

const AFFECTS_ALL =
  /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig\.json|__tests__\/support\/)/;

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);

function base(): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main)[0] ?? "HEAD";
    } catch {
      // If Git has no branch with this name, the loop continues with the next name.
    }
  }
  return "HEAD";
}

/** Returns undefined if git fails. */
function changedFiles(): string[] | undefined {
  try {
    const changed = git("diff", "--name-only", "--diff-filter=d", base());
    return [...changed, ...git("ls-files", "--others", "--exclude-standard")];
  } catch {
    return undefined;
  }
}

function relatedTests(all: boolean): Step {
  const changed = changedFiles();
  if (all || !changed || changed.some((file) => AFFECTS_ALL.test(file))) return jest(["unit"]);
  // Jest mocks style sheets, so it finds no tests for a changed style sheet. The tests of the
  // component with this style sheet run instead.
  const code = changed
    .map((file) => file.replace(/\.module\.css$/, ".tsx"))
    .filter((file) => /^(src|__tests__)\/.*\.(tsx?|json)$/.test(file));
  return jest(["unit"], "--findRelatedTests", ...ALWAYS, ...code);
}

runCommand(async () => {
  const { values } = readArguments("npm run check, or npm run check -- --all", {
    options: { all: { type: "boolean", default: false } },
  });
  await runTests(types, lint, content, relatedTests(values.all));
});
