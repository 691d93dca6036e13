import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { finishFiles } from "./finish-files";
import { type InlineHashes, mergeHashes } from "./finish-pages";
import { listFiles } from "./list-files";
import { inThread } from "./threads/in-thread";

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
const COPY = /\.(br|gz)$/;

/** With no more pages than these the best compression is worth its time. */
const FEW_PAGES = 200;

const MOST_THREADS = 8;

/**
 * Finishes all texts of the output, on all processors: signs scripts in pages, finds inline code, lays
 * a `.br` and a `.gz` beside every text, and removes those of lost ones.
 */
export async function finishOutput(output: string): Promise<InlineHashes> {
  const all = await listFiles(output);
  const present = new Set(all);
  const lost = all.filter((name) => COPY.test(name) && !present.has(name.replace(COPY, "")));
  for (const name of lost) await rm(path.join(output, name));
  const texts = all.filter((name) => TEXT.test(name)).sort();
  const isLarge = texts.filter((name) => name.endsWith(".html")).length > FEW_PAGES;
  const count = Math.min(availableParallelism(), MOST_THREADS);
  const parts = Array.from({ length: count }, (_, part) => ({
    output,
    names: texts.filter((_name, index) => index % count === part),
    isLarge,
  })).filter(({ names }) => names.length > 0);
  // This thread does its part, too; the others are started first, as it is busy then.
  const others = parts.slice(1).map((files) => inThread("finish-files", files));
  const own = async () => parts.slice(0, 1).map(finishFiles);
  return mergeHashes((await Promise.all([own(), ...others])).flat());
}
