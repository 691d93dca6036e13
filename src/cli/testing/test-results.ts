/** The result of a test file, or of a step without test files. */
export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

interface JestOutput {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

/** Reads the output of `jest --json`. Skipped tests, and files that did not run, count as failed. */
export function readJestResults(output: unknown): Result[] {
  const { testResults } = output as JestOutput;
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    const others = assertionResults.length - passed;
    const failed = status === "failed" ? Math.max(1, others) : others;
    return { name, passed, failed, seconds: (endTime - startTime) / 1000 };
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { status: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightOutput {
  /** One suite per test file. */
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const testsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"][0]["tests"] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** Reads the output of Playwright's JSON reporter. A skipped test counts as failed. */
export function readPlaywrightResults(output: unknown): Result[] {
  const { suites, errors } = output as PlaywrightOutput;
  const files = suites.map((suite) => {
    const tests = testsOf(suite);
    const passed = tests.filter(({ status }) => status === "expected").length;
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
    return { name: suite.title, passed, failed: tests.length - passed, seconds };
  });
  const broken = errors.map(({ message = "" }) => {
    return { name: message.split("\n")[0] ?? "", passed: 0, failed: 1, seconds: 0 };
  });
  return [...files, ...broken];
}
