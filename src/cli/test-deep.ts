import { ensureBrowser } from "./find-browser";
import { check, runTests, suite, withTools } from "./run-tests";
import { ensureTool, JAVA, NGINX } from "./system-packages";

const useTools = () => {
  process.env.CHROME_PATH = ensureBrowser();
  ensureTool(NGINX);
  ensureTool(JAVA);
};

// What takes too long for every change: other people's tools over every page, and many random runs.
runTests((fixtureSite) => [
  check("tsx", "__tests__/support/build-fixture-site.ts", fixtureSite),
  check("gatsby", "build"),
  withTools(useTools, () => suite("deep", "--runInBand")),
]);
