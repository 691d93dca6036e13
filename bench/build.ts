import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { copyProject } from "../__tests__/support/copy-project";
import { writeDefaultBlog } from "./default-blog";
import { benchPictures, writePost } from "./posts";

/**
 * `npm run build -- [--covers] [10 1000]` measures builds of this site and of a default Gatsby blog,
 * without caches. The arguments, such as 10 and 1000, are numbers of posts. With `--covers`, the posts
 * share 20 covers; without, the default blog has no covers.
 */

const COUNTS = [10, 1000];

const SITES = { ours: copyProject, "default Gatsby": writeDefaultBlog };

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
  // The folder is in the folder of this package, so that the default blog finds its packages.
  const folder = mkdtempSync(path.join(__dirname, ".build-"));
  try {
    setUp(folder);
    for (let number = 1; number <= count; number++) {
      writePost(path.join(folder, "content"), number, pictures[number % pictures.length]);
    }
    return await measureBuild(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { covers: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const pictures = await benchPictures(values.covers);
  const rows: object[] = [];
  for (const count of positionals.length > 0 ? positionals.map(Number) : COUNTS) {
    for (const [name, setUp] of Object.entries(SITES)) {
      const isBare = setUp === writeDefaultBlog && !values.covers;
      const { seconds, processor } = await measure(setUp, count, isBare ? [] : pictures);
      rows.push({
        posts: count,
        site: name,
        "cold s": Number(seconds.toFixed(1)),
        "cold CPU s": Number(processor.toFixed(1)),
      });
    }
  }
  console.table(rows);
}

main();
