import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Smaller files are in one packet anyhow. */
const MIN_BYTES = 1000;

/** The best takes 50 ms for a post. */
export const BEST = constants.BROTLI_MAX_QUALITY;
/** A fortieth of the time of the best, for a tenth more bytes. */
export const QUICK = 5;
/** Pages fit in 64 kB; setting up the usual 4 MB for each takes a fifth of the time. */
const QUICK_WINDOW = 16;

function write(file: string, bytes: Buffer, modified: Date) {
  writeFileSync(file, bytes);
  utimesSync(file, modified, modified);
}

/** Milliseconds are what every file system can keep of a time. */
const timeOf = (file: string) =>
  Math.round(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1);

/**
 * Lays a `.br` and a `.gz` beside a file, unless they are of it as it is: then they have its very time.
 *
 * @param quality of brotli
 */
export function compressFile(file: string, quality: number): void {
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
  write(`${file}.br`, brotliCompressSync(text, { params }), mtime);
  write(`${file}.gz`, gzipSync(text, { level: 9 }), mtime);
}
