import { spawnSync } from "node:child_process";
import { contentCheck, jest, lint, runTests, types } from "./testing/run-tests";

/** These tests read files from disk, so Jest does not know which files the tests depend on. */
const ALWAYS = ["__tests__/styles/modules.test.ts", "__tests__/content/fixture-content.test.ts"];

/** A clone of another branch has no branch `main`, to which Jest could compare. */
const hasMain = spawnSync("git", ["rev-parse", "--verify", "--quiet", "main"]).status === 0;

/** `npm run check`, or `npm run check -- --all` */
const tests =
  process.argv.includes("--all") || !hasMain
    ? [jest(["unit"])]
    : [
        jest(["unit"], "--changedSince", "main", "--passWithNoTests"),
        jest(["unit"], "--runTestsByPath", ...ALWAYS),
      ];
runTests(types, lint, contentCheck, ...tests);
