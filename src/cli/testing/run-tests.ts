import path from "node:path";
import { printTable } from "../shared/print-table";
import type { Result, Step } from "./steps";

/** Steps that run one after another. The steps of an inner list run in parallel. */
export type Plan = (Step | Step[])[];

const sum = (results: Result[], key: "passed" | "failed") =>
  results.reduce((total, result) => total + result[key], 0);

async function runStep(step: Step, show: boolean): Promise<{ total: Result; results: Result[] }> {
  const start = Date.now();
  const results = await step.run(show);
  const seconds = (Date.now() - start) / 1000;
  const { name } = step;
  return {
    total: { name, passed: sum(results, "passed"), failed: sum(results, "failed"), seconds },
    results,
  };
}

/**
 * Runs a plan, prints a table and the totals, and sets the exit code.
 * @param perFile prints a row per test file instead of one per step
 */
export async function runTests(plan: Plan, perFile = false): Promise<void> {
  const rows: Result[] = [];
  for (const steps of plan) {
    const together = Array.isArray(steps) ? steps : [steps];
    const outcomes = await Promise.all(
      together.map((step) => runStep(step, together.length === 1)),
    );
    rows.push(...outcomes.flatMap(({ total, results }) => (perFile ? results : [total])));
  }
  console.log();
  printTable(
    ["suite", "passed", "failed", "seconds"],
    rows.map(({ name, passed, failed, seconds }) => [
      path.relative("", name),
      String(passed),
      String(failed),
      seconds.toFixed(1),
    ]),
  );
  const failed = sum(rows, "failed");
  console.log(`\n${sum(rows, "passed")} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
