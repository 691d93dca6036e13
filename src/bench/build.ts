import { execFile } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Failure, readArguments, runCommand } from "../cli/shared/command";
import { writePeer } from "./build-peer";
import { benchPictures, writePost } from "./build-posts";
import { copyProject } from "./copy-project";

/**
 * `npm run bench:build -- [--covers] [10 1000]` measures builds of this site and of a default
 * Gatsby blog: without caches ("cold"), after a change of one post ("edit"), and after adding a
 * post ("new"). The arguments, such as 10 and 1000, are numbers of posts. With `--covers`, the
 * posts share 20 covers.
 */

const USAGE = "npm run bench:build -- [--covers] [numbers of posts, as 10 1000]";

const COUNTS = [10, 1000];

const SITES = { ours: copyProject, "default Gatsby": writePeer };

const TICKS = 100;

/** Returns the processor time of all ended child processes; NaN without /proc. */
function processorSeconds(): number {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

async function measureBuild(folder: string): Promise<{ seconds: number; processor: number }> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|GATSBY_.*|NODE_OPTIONS)$/.test(name),
  );
  const env = { ...Object.fromEntries(kept), GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
  const before = processorSeconds();
  const start = performance.now();
  await promisify(execFile)("npm", ["run", "-s", "build"], { cwd: folder, env, maxBuffer: 1e8 });
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processor: processorSeconds() - before };
}

async function measure(setUp: (folder: string) => void, count: number, pictures: Buffer[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-build-"));
  const write = (number: number) =>
    writePost(path.join(folder, "content"), number, pictures[number % pictures.length]);
  try {
    setUp(folder);
    let edited = "";
    for (let number = 1; number <= count; number++) edited = write(number);
    const cold = await measureBuild(folder);
    appendFileSync(edited, "\nOne more sentence.\n");
    const edit = await measureBuild(folder);
    write(0);
    return { cold, edit, added: await measureBuild(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    options: { covers: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const given = positionals.map(Number);
  if (!given.every((count) => count > 0)) throw new Failure(`Use: ${USAGE}`);
  const counts = given.length > 0 ? given : COUNTS;
  const pictures = await benchPictures(values.covers);
  const rows: object[] = [];
  for (const count of counts) {
    for (const [name, setUp] of Object.entries(SITES)) {
      const isBare = setUp === writePeer && !values.covers;
      const { cold, edit, added } = await measure(setUp, count, isBare ? [] : pictures);
      rows.push({
        posts: count,
        site: name,
        "cold s": Number(cold.seconds.toFixed(1)),
        "edit s": Number(edit.seconds.toFixed(1)),
        "new s": Number(added.seconds.toFixed(1)),
        "cold CPU s": Number(cold.processor.toFixed(1)),
      });
    }
  }
  console.table(rows);
}

runCommand(run);
