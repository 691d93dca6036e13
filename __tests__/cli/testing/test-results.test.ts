import { readJestResult, readPlaywrightResult } from "../../../src/cli/testing/test-results";

describe("results of Jest", () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status, duration: 12 });
  const read = (...assertionResults: object[]) =>
    readJestResult({ testResults: [{ name: "a.test.ts", status: "passed", assertionResults }] });

  test("a test that passed has passed", () => {
    expect(read(assertion("adds", "passed"))).toEqual([
      { title: "adds", passes: true, milliseconds: 12 },
    ]);
  });

  test.each(["failed", "pending", "todo", "skipped"])("a test that is %s has not", (status) => {
    expect(read(assertion("adds", status)).map(({ passes }) => passes)).toEqual([false]);
  });

  test("a file that could not be run is one failure", () => {
    const broken = { name: "b.test.ts", status: "failed", assertionResults: [] };
    expect(readJestResult({ testResults: [broken] })).toEqual([
      { title: "b.test.ts", passes: false, milliseconds: 0 },
    ]);
  });
});

describe("results of Playwright", () => {
  const spec = (title: string, status: string) => ({
    title,
    ok: true,
    tests: [{ status, results: [{ duration: 5 }, { duration: 7 }] }],
  });
  const read = (...specs: object[]) =>
    readPlaywrightResult({
      errors: [],
      suites: [{ title: "menu.spec.ts", specs: [], suites: [{ title: "the menu", specs }] }],
    });

  test("a test has its whole title and the time of all its tries", () => {
    expect(read(spec("opens", "expected"))).toEqual([
      { title: "menu.spec.ts › the menu › opens", passes: true, milliseconds: 12 },
    ]);
  });

  test.each(["unexpected", "flaky", "skipped"])("a test that is %s has not passed", (status) => {
    expect(read(spec("opens", status)).map(({ passes }) => passes)).toEqual([false]);
  });

  test("an error outside of all tests is one failure", () => {
    const errors = [{ message: "The site is not built.\n  at somewhere" }];
    expect(readPlaywrightResult({ suites: [], errors })).toEqual([
      { title: "The site is not built.", passes: false, milliseconds: 0 },
    ]);
  });
});
