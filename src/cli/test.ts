import { ensureBrowser } from "./find-browser";
import { check, runTests, suite, withTools } from "./run-tests";

const useBrowser = () => {
  process.env.CHROME_PATH = ensureBrowser();
};

// Every check and suite, in order; those over built sites come after the two builds.
runTests((fixtureSite) => [
  check("tsc", "--noEmit"),
  check("biome", "ci", "--error-on-warnings"),
  suite("unit"),
  // First: the build proper writes the generated types anew, and one test compares them.
  check("tsx", "__tests__/support/build-fixture-site.ts", fixtureSite),
  check("gatsby", "build"),
  suite("build"),
  withTools(useBrowser, () => suite("e2e", "--runInBand")),
]);
