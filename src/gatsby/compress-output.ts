import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
const COPY = /\.(br|gz)$/;

/** Smaller files are in one packet anyhow. */
const MIN_BYTES = 1000;

/** Compressed at one time: as many as Node has threads for it. */
const AT_ONCE = 4;

/** The best takes 50 ms for a post; that is worth it while there are no more pages than these. */
const FEW_PAGES = 200;

/** What there may be thousands of, or what is about so many: posts and lists, and their data. */
const IN_BLOG = /^((page-data\/)?blog\/|sitemap)/;

/** What is loaded by authors, and large. */
const IN_EDITOR = /^admin\//;

const BEST = constants.BROTLI_MAX_QUALITY;
/** A fortieth of the time of the best, for a tenth more bytes. */
const QUICK = 5;
/** Pages fit in 64 kB; setting up the usual 4 MB for each takes a fifth of the time. */
const QUICK_WINDOW = 16;

// Thousands of small files: asking for each asynchronously takes three times as long.
function write(file: string, bytes: Buffer, modified: Date) {
  writeFileSync(file, bytes);
  utimesSync(file, modified, modified);
}

/** Milliseconds are what every file system can keep of a time. */
const timeOf = (file: string) =>
  Math.round(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1);

/** Writes both copies of a file, unless they are of it as it is: then they have its very time. */
async function compress(file: string, quality: number): Promise<void> {
  const { size, mtime } = statSync(file);
  if (size < MIN_BYTES) return;
  const time = mtime.getTime();
  if (timeOf(`${file}.br`) === time && timeOf(`${file}.gz`) === time) return;
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    ...(quality === QUICK && { [constants.BROTLI_PARAM_LGWIN]: QUICK_WINDOW }),
  };
  write(`${file}.br`, await promisify(brotliCompress)(text, { params }), mtime);
  write(`${file}.gz`, await promisify(gzip)(text, { level: 9 }), mtime);
}

/** Lays a `.br` and a `.gz` beside every text of the output, and removes those of lost ones. */
export async function compressOutput(output: string): Promise<void> {
  const names = await listFiles(output);
  const present = new Set(names);
  const lost = names.filter((name) => COPY.test(name) && !present.has(name.replace(COPY, "")));
  for (const name of lost) await rm(path.join(output, name));
  const many = names.filter((name) => name.endsWith(".html")).length > FEW_PAGES;
  const waiting = names.filter((name) => COMPRESSIBLE.test(name));
  const next = async (): Promise<void> => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const isQuick = (many && IN_BLOG.test(name)) || IN_EDITOR.test(name);
      await compress(path.join(output, name), isQuick ? QUICK : BEST);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
