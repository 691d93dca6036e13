import { readJestReport, readPlaywrightReport } from "../../../src/cli/testing/run-tests";

test("the summary of a test run counts skipped Jest tests, and files that did not run, as failed", () => {
  const report = { numPassedTests: 5, numTotalTests: 8, numRuntimeErrorTestSuites: 1 };
  expect(readJestReport(report)).toEqual({ passed: 5, failed: 4 });
});

test("the summary of a test run counts skipped and flaky Playwright tests, and errors outside of tests, as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  const errors = [{ message: "The site is not built." }];
  expect(readPlaywrightReport({ stats, errors })).toEqual({ passed: 5, failed: 7 });
});
