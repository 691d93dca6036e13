import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** How many tests there were. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Runs a program of node_modules/.bin, which npm has put on the PATH; true when it ends well. */
function run(command: string, args: string[]): boolean {
  console.log(`\n> ${[command, ...args].join(" ")}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  return status === 0;
}

/** A check that has no tests of its own to count: it is one. */
export const check = (command: string, ...args: string[]): Tally =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Runs a Jest project and counts its tests; a suite that does not start is one failure. */
export function suite(name: string, ...options: string[]): Tally {
  const folder = mkdtempSync(path.join(tmpdir(), "steepline-test-"));
  const outputFile = path.join(folder, "result.json");
  const output = ["--json", "--outputFile", outputFile];
  const passes = run("jest", ["--selectProjects", name, ...output, ...options]);
  try {
    const result = JSON.parse(readFileSync(outputFile, "utf8"));
    const broken = result.numRuntimeErrorTestSuites + result.numPendingTests;
    const failed = result.numFailedTests + broken;
    return { passed: result.numPassedTests, failed: passes ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without what would configure the site otherwise than the tests expect. */
function plainEnvironment(fixtureSite: string) {
  for (const name of Object.keys(process.env)) {
    if (/^(SITE_URL|PREVIEW|BUILD_DATE|GATSBY_.*|CMS_.*)$/.test(name)) delete process.env[name];
  }
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.env.FIXTURE_SITE = fixtureSite;
}

/**
 * Runs checks with the folder of the fixture site to come, prints their sum as the last line, and
 * sets the exit code.
 */
export function runTests(runAll: (fixtureSite: string) => Tally[]) {
  const fixtureSite = mkdtempSync(path.join(tmpdir(), "steepline-fixture-"));
  plainEnvironment(fixtureSite);
  const tallies = runAll(fixtureSite);
  rmSync(fixtureSite, { recursive: true, force: true });
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Puts what a suite needs in place; what cannot be had is one failure, named in one line. */
export function withTools(ensure: () => void, then: () => Tally): Tally {
  try {
    ensure();
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
  return then();
}
