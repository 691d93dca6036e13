import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./src/cli/browser";

ensureBrowser();

/**
 * The browser tests: `npm test` runs the project `e2e`, and `npm run test:deep` runs the project
 * `deep`. The tests import `test` from __tests__/e2e/support/test.ts, which serves the built sites.
 */
export default defineConfig({
  globalSetup: "./__tests__/support/build-sites.ts",
  outputDir: ".test/traces",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: "100%",
  // A busy machine slows tests down, so the time limits are long.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: ".test/results/browser.json" }],
  ],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    // Traces make the tests a fifth slower. Screenshots of every step would make them slower still,
    // and the DOM snapshots already show every step.
    trace: {
      mode: process.env.CI ? "retain-on-failure" : "off",
      screenshots: false,
      snapshots: true,
    },
  },
  projects: [
    { name: "e2e", testDir: "__tests__/e2e", testMatch: "**/*.spec.ts" },
    {
      name: "deep",
      testDir: "__tests__/deep",
      testMatch: "**/*.spec.ts",
      timeout: 300_000,
      expect: { timeout: 30_000 },
      use: { actionTimeout: 30_000, navigationTimeout: 60_000 },
    },
  ],
});
