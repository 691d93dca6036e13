import { readJestResults, readPlaywrightResults } from "../../../src/cli/testing/run-tests";

test.each([
  ["passed", ["passed", "passed"], { passed: 2, failed: 0 }],
  ["failed", ["passed", "failed"], { passed: 1, failed: 1 }],
  ["passed", ["passed", "pending", "todo"], { passed: 1, failed: 2 }],
  ["failed", [], { passed: 0, failed: 1 }],
])(
  "the summary of a test run counts the results of a Jest file with the status %s: %j",
  (status, tests, counts) => {
    const assertionResults = tests.map((result) => ({ status: result }));
    const file = { name: "a.test.ts", status, startTime: 1000, endTime: 2500, assertionResults };
    expect(readJestResults({ testResults: [file] })).toEqual([
      { name: "a.test.ts", ...counts, seconds: 1.5 },
    ]);
  },
);

const spec = (status: string) => ({ tests: [{ status, results: [{ duration: 500 }] }] });

test("the summary of a test run counts all tests of a Playwright file and adds up their durations", () => {
  const statuses = ["expected", "expected", "unexpected", "flaky", "skipped"];
  const suites = [{ title: "the menu", specs: statuses.map(spec) }];
  const file = { title: "menu.spec.ts", specs: [spec("expected")], suites };
  expect(readPlaywrightResults({ suites: [file], errors: [] })).toEqual([
    { name: "menu.spec.ts", passed: 3, failed: 3, seconds: 3 },
  ]);
});

test("the summary of a test run counts a Playwright error outside of all tests as one failure", () => {
  const errors = [{ message: "The site is not built.\n  at somewhere" }];
  expect(readPlaywrightResults({ suites: [], errors })).toEqual([
    { name: "The site is not built.", passed: 0, failed: 1, seconds: 0 },
  ]);
});
