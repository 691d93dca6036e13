/** The result of one test. */
export interface TestResult {
  title: string;
  passes: boolean;
  milliseconds: number;
}

interface JestResult {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

/** Parses the output of `jest --json`. Skipped tests count as failed; so does a file that did not run. */
export function readJestResult(result: unknown): TestResult[] {
  const { testResults } = result as JestResult;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    if (assertionResults.length === 0) {
      return status === "failed" ? [{ title: name, passes: false, milliseconds: 0 }] : [];
    }
    return assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName,
      passes: status === "passed",
      milliseconds: duration ?? 0,
    }));
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
}

function readSuite(suite: PlaywrightSuite, titles: string[]): TestResult[] {
  const path = [...titles, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: [...path, title].join(" › "),
      passes: status === "expected",
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, path))];
}

/** Parses the output of Playwright's JSON reporter. Flaky and skipped tests count as failed. */
export function readPlaywrightResult(result: unknown): TestResult[] {
  const { suites, errors } = result as {
    suites: PlaywrightSuite[];
    errors: { message?: string }[];
  };
  const broken = errors.map(({ message = "" }) => ({
    title: message.split("\n")[0] ?? "",
    passes: false,
    milliseconds: 0,
  }));
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...broken];
}
