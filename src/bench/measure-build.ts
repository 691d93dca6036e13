import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";

/** Interval between samples of the memory in use. */
const SAMPLE_MS = 200;
const PAGE_BYTES = 4096;
/** Clock ticks per second in /proc. */
const TICKS = 100;

export interface BuildCost {
  seconds: number;
  /**
   * CPU time of all processors in seconds. Other programs on the machine change the CPU time less
   * than the wall time.
   */
  processor: number;
  /** Peak of the total memory of all processes of the build; NaN without /proc. */
  megabytes: number;
  log: string;
}

/** Resident memory in bytes of a process and its descendants; NaN without /proc. */
function treeMemory(root: number): number {
  const children = new Map<number, number[]>();
  const bytes = new Map<number, number>();
  try {
    for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
      let stat = "";
      try {
        stat = readFileSync(`/proc/${name}/stat`, "utf8");
      } catch {
        continue; // The process has ended.
      }
      // The fields of a `stat` file are separated by spaces. Only the program's name, which is in
      // parentheses, may contain spaces and parentheses, so the text is split after the last parenthesis.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      bytes.set(Number(name), Number(fields[21]) * PAGE_BYTES);
    }
  } catch {
    return Number.NaN;
  }
  const sum = (process: number): number =>
    (children.get(process) ?? []).reduce(
      (total, child) => total + sum(child),
      bytes.get(process) ?? 0,
    );
  return sum(root);
}

/** CPU seconds of all ended child processes; NaN without /proc. */
function processorSeconds(): number {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** Builds the project in a folder with the npm script of the project, and measures the build. */
export async function measureBuild(folder: string): Promise<BuildCost> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|GATSBY_.*|NODE_OPTIONS)$/.test(name),
  );
  const env = { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
  const before = processorSeconds();
  const start = performance.now();
  const build = spawn("npm", ["run", "-s", "build"], { cwd: folder, env });
  let peak = 0;
  let log = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.on("data", (text) => {
      log += text;
    });
  }
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(build.pid as number));
  }, SAMPLE_MS);
  const [code] = await once(build, "close");
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed.\n${log.slice(-3000)}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processor: processorSeconds() - before, megabytes: peak / 2 ** 20, log };
}
