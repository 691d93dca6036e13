import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../list-files";
import { concurrently } from "./concurrently";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
const COPY = /\.(br|gz)$/;

/** A smaller file fits in one packet uncompressed. */
const MIN_BYTES = 1000;

/** About twice the threads that Node compresses with, so that none of them waits for a file. */
const AT_ONCE = 8;

/** The best quality takes 50 ms for a post. */
const BEST = constants.BROTLI_MAX_QUALITY;
/** A fortieth of the time of the best, for a tenth more bytes. */
const QUICK = 5;
/** Pages fit in 64 kB; allocating the default window of 4 MB takes a fifth of the time. */
const QUICK_WINDOW = 16;

/** With no more pages than these the best compression is worth its time. */
const FEW_PAGES = 200;

/** What there may be thousands of, or what lists them: posts and lists, their data, sitemaps. */
const IN_BLOG = /^((page-data\/)?blog\/|sitemap)/;

/** What no visitor waits for: the editor, and what feed readers fetch now and then. */
const UNHURRIED = /^admin\/|(\.xml|\/feed\.json)$/;

/** Whole milliseconds: every file system keeps these. */
const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Math.round(mtimeMs),
    () => -1,
  );

/** Writes a `.br` and a `.gz` copy of a file, unless both have its modification time already. */
async function compressFile(file: string, quality: number): Promise<void> {
  const { size, mtime } = await stat(file);
  if (size < MIN_BYTES) return;
  const time = mtime.getTime();
  if ((await timeOf(`${file}.br`)) === time && (await timeOf(`${file}.gz`)) === time) return;
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    ...(quality === QUICK && { [constants.BROTLI_PARAM_LGWIN]: QUICK_WINDOW }),
  };
  const copies = { br: await toBrotli(text, { params }), gz: await toGzip(text, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(copies)) {
    await writeFile(`${file}.${ending}`, bytes);
    await utimes(`${file}.${ending}`, mtime, mtime);
  }
}

/** Writes `.br` and `.gz` copies of every text in the output, and removes those of lost files. */
export async function compressOutput(output: string): Promise<void> {
  const all = await listFiles(output);
  const present = new Set(all);
  const lost = all.filter((name) => COPY.test(name) && !present.has(name.replace(COPY, "")));
  for (const name of lost) await rm(path.join(output, name));
  const texts = all.filter((name) => TEXT.test(name)).sort();
  const isLarge = texts.filter((name) => name.endsWith(".html")).length > FEW_PAGES;
  await concurrently(texts, AT_ONCE, (name) => {
    const isQuick = (isLarge && IN_BLOG.test(name)) || UNHURRIED.test(name);
    return compressFile(path.join(output, name), isQuick ? QUICK : BEST);
  });
}
