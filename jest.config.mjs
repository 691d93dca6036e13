// @ts-check
/** @import { Config } from "jest" */

// This file is plain JavaScript. Node 20 cannot load a configuration in TypeScript, and Node 24
// prints a warning.

/**
 * Options of all Jest projects. SWC compiles TypeScript. Mocks replace imports that need a bundler.
 *
 * @type {Exclude<NonNullable<Config["projects"]>[number], string>}
 */
const common = {
  // Jest reads only files in these folders. `--findRelatedTests` needs those without tests.
  roots: ["<rootDir>/__tests__", "<rootDir>/src", "<rootDir>/plugins"],
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
  },
};

const BUILT = ["<rootDir>/__tests__/build/", "<rootDir>/__tests__/deep/"];

/**
 * The Jest projects, from quick to slow. Playwright runs the browser tests, `*.spec.ts`.
 *
 * @type {Config}
 */
const config = {
  maxWorkers: "100%",
  // A worker that has run many files needs so long to free its memory that Jest ends it by force.
  workerIdleMemoryLimit: "500MB",
  // A busy machine slows tests down, so the time limit is long.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: "unit",
      testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: BUILT,
    },
    {
      ...common,
      // The project `build` contains the tests that read the HTML of built sites.
      displayName: "build",
      globalSetup: "<rootDir>/__tests__/support/build-sites.ts",
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
