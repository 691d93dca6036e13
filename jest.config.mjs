// @ts-check
/** @import { Config } from "jest" */

// Not TypeScript: Node 20 cannot load that by itself, and Node 24 warns of it.

/**
 * What all projects share: TypeScript through SWC, and stand-ins for what only a bundler knows.
 *
 * @type {Exclude<NonNullable<Config["projects"]>[number], string>}
 */
const common = {
  // Jest follows the imports of files in these folders only; `--findRelatedTests` needs both.
  roots: ["<rootDir>/__tests__", "<rootDir>/src"],
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public", "<rootDir>/.test"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/support/css-module.ts",
    "\\.(css|woff2)$": "<rootDir>/__tests__/support/asset.ts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
    "^@reach/router$": "<rootDir>/__tests__/support/router-history.ts",
  },
};

const BUILT = ["<rootDir>/__tests__/build/", "<rootDir>/__tests__/deep/"];
const SLOW = "\\.slow\\.test\\.tsx?$";

/**
 * The tiers of the test suite, from quick to slow. Tests that drive a browser are named
 * `*.spec.ts` and belong to playwright.config.ts.
 *
 * @type {Config}
 */
const config = {
  maxWorkers: "100%",
  // No test depends on being fast; a busy machine may take a while.
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: "unit",
      testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: [...BUILT, SLOW],
    },
    {
      ...common,
      // Commands started as processes, many random inputs: over a second each.
      displayName: "slow",
      testMatch: ["<rootDir>/__tests__/**/*.slow.test.{ts,tsx}"],
    },
    {
      ...common,
      // Reads the HTML of built sites.
      displayName: "build",
      testMatch: ["<rootDir>/__tests__/build/**/*.test.ts"],
    },
    {
      ...common,
      displayName: "deep",
      testMatch: ["<rootDir>/__tests__/deep/**/*.test.ts"],
    },
  ],
};

export default config;
