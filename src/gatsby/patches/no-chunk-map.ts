import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** What Gatsby puts at the end of every page. */
const SCRIPTS = "public/_gatsby/slices/_gatsby-scripts-1.html";
const AS_GATSBY_WROTE_IT = ".cache/gatsby-scripts.html";
const CHUNK_MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

interface Compiler {
  hooks: { done: { tap(options: { name: string; stage: number }, run: () => void): void } };
}

/**
 * Leaves the list of all chunks out of the pages. Only Gatsby's own prefetching looks into it, which
 * src/document/prefetch.ts replaces, and it is the largest script in them. Gatsby writes all pages
 * anew when this file has changed, so it finds it as it left it.
 */
export class NoChunkMap {
  apply({ hooks }: Compiler): void {
    hooks.done.tap({ name: "NoChunkMap", stage: -100 }, () => {
      const known = existsSync(SCRIPTS) && existsSync(AS_GATSBY_WROTE_IT);
      if (known) copyFileSync(AS_GATSBY_WROTE_IT, SCRIPTS);
    });
    hooks.done.tap({ name: "NoChunkMap", stage: 100 }, () => {
      if (!existsSync(SCRIPTS)) return;
      copyFileSync(SCRIPTS, AS_GATSBY_WROTE_IT);
      writeFileSync(SCRIPTS, readFileSync(SCRIPTS, "utf8").replace(CHUNK_MAP, ""));
    });
  }
}
