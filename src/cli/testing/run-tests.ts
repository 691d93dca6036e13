import type { Outcome, Step } from "./test-steps";

/** Steps that run one after another; those of an inner list run in parallel. */
export type Plan = (Step | Step[])[];

const SLOWEST = 10;

const seconds = (value: number) => `${value.toFixed(1).padStart(7)} s`;

/** The duration of each step and the slowest tests, as lines. */
function describeTimes(outcomes: Outcome[]): string[] {
  const slowest = outcomes
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  return [
    "",
    "What took how long:",
    ...outcomes.map(({ name, seconds: time, passed, failed }) => {
      return `${seconds(time)}  ${name}: ${passed} passed, ${failed} failed`;
    }),
    ...(slowest.length > 0 ? ["The slowest tests:"] : []),
    ...slowest.map(({ title, milliseconds }) => `${seconds(milliseconds / 1000)}  ${title}`),
  ];
}

/** Runs a plan; prints the durations, the slowest tests and the totals, and sets the exit code. */
export async function runTests(plan: Plan): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const steps of plan) {
    const together = Array.isArray(steps) ? steps : [steps];
    const runs = together.map((step) => step.run(together.length === 1));
    outcomes.push(...(await Promise.all(runs)));
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  for (const line of describeTimes(outcomes)) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
