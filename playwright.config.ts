import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./src/cli/testing/find-browser";

// Found here once; the processes that run the tests inherit it. The whole one first: installing it
// brings the quick one along.
process.env.WHOLE_BROWSER ??= ensureBrowser("whole");
process.env.QUICK_BROWSER ??= ensureBrowser("quick");

/**
 * The browser tests: `e2e` is part of `npm test`, `deep` of `npm run test:deep`. Their `test` is
 * in __tests__/e2e/support/test.ts, which also serves the built sites.
 */
export default defineConfig({
  outputDir: ".test/traces",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: "100%",
  // No test depends on being fast; a busy machine may take a while.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: ".test/results/browser.json" }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    // Pictures of every step would cost a third more time; the DOM snapshots tell as much.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true },
  },
  projects: [
    { name: "e2e", testDir: "__tests__/e2e", testMatch: "**/*.spec.ts" },
    { name: "deep", testDir: "__tests__/deep", testMatch: "**/*.spec.ts", timeout: 120_000 },
  ],
});
