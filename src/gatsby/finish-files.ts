import path from "node:path";
import { BEST, compressFile, QUICK } from "./compress-file";
import { finishPages, type InlineHashes } from "./finish-pages";

export interface Files {
  output: string;
  /** Texts of the output, by path below it */
  names: string[];
  /** Whether there are so many pages that the best compression of each would take too long */
  isLarge: boolean;
}

/** What there may be thousands of, or what is about so many: posts and lists, and their data. */
const IN_BLOG = /^((page-data\/)?blog\/|sitemap)/;

/** What no visitor waits for: the editor, which is large, and what feed readers fetch now and then. */
const UNHURRIED = /^admin\/|(\.xml|\/feed\.json)$/;

/** Finishes the pages among some files, and compresses all of these. */
export function finishFiles({ output, names, isLarge }: Files): InlineHashes {
  const pages = names.filter((name) => name.endsWith(".html"));
  const found = finishPages(output, pages);
  for (const name of names) {
    const isQuick = (isLarge && IN_BLOG.test(name)) || UNHURRIED.test(name);
    compressFile(path.join(output, name), isQuick ? QUICK : BEST);
  }
  return found;
}
