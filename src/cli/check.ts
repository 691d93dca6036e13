import { readArguments, runCommand } from "./shared/command";
import { contentCheck, jest, lint, runTests, types } from "./testing/run-tests";

/** These tests read files from disk, so Jest does not know which files the tests depend on. */
const ALWAYS = ["__tests__/styles/modules.test.ts", "__tests__/content/fixture-content.test.ts"];

runCommand(async () => {
  const { values } = readArguments("npm run check, or npm run check -- --all", {
    options: { all: { type: "boolean", default: false } },
  });
  const tests = values.all
    ? [jest(["unit"])]
    : [
        jest(["unit"], "--changedSince", "main", "--passWithNoTests"),
        jest(["unit"], "--runTestsByPath", ...ALWAYS),
      ];
  await runTests(types, lint, contentCheck, ...tests);
});
