import { statSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../../lib/file-digests";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
const COPY = /\.(br|gz)$/;

/** A smaller file fits in one packet, so compression saves no time. */
const MIN_BYTES = 1000;

/**
 * Twice the number of libuv threads. While four files are compressed, the next four are read, so
 * that no thread has to wait.
 */
const IN_PARALLEL = { concurrency: 8 };

const BEST = constants.BROTLI_MAX_QUALITY;
/** This Brotli quality is forty times as fast as the best quality. Files are 10 % larger. */
const QUICK = 5;

/** If a site has at most this number of pages, its files are compressed with the best quality. */
const FEW_PAGES = 200;

/** Files whose number or size grows with the number of posts: posts, lists, page data, sitemaps. */
const IN_BLOG = /^((page-data\/)?blog\/|sitemap)/;

/** No visitor waits for these files: feed and sitemap. */
const LOW_PRIORITY = /\.xml$/;

// Rounds the time of the last change, because some file systems store only whole milliseconds.
const timeOf = (file: string) =>
  Math.round(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1);

async function compressFile(file: string, quality: number): Promise<void> {
  const { size, mtime } = statSync(file);
  if (size < MIN_BYTES) {
    for (const ending of ["br", "gz"]) await rm(`${file}.${ending}`, { force: true });
    return;
  }
  const time = mtime.getTime();
  if (timeOf(`${file}.br`) === time && timeOf(`${file}.gz`) === time) return;
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const copies = { br: await toBrotli(text, { params }), gz: await toGzip(text, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(copies)) {
    await writeFile(`${file}.${ending}`, bytes);
    await utimes(`${file}.${ending}`, mtime, mtime);
  }
}

export async function compressOutput(output: string): Promise<void> {
  const all = listFiles(output);
  const present = new Set(all);
  const outdated = all.filter((name) => COPY.test(name) && !present.has(name.replace(COPY, "")));
  for (const name of outdated) await rm(path.join(output, name));
  const texts = all.filter((name) => TEXT.test(name)).sort();
  const isLarge = texts.filter((name) => name.endsWith(".html")).length > FEW_PAGES;
  await Readable.from(texts).forEach(async (name: string) => {
    const isQuick = (isLarge && IN_BLOG.test(name)) || LOW_PRIORITY.test(name);
    await compressFile(path.join(output, name), isQuick ? QUICK : BEST);
  }, IN_PARALLEL);
}
