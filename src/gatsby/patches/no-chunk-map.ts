import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { versionError } from "./version-error";

const SCRIPTS = "public/_gatsby/slices/_gatsby-scripts-1.html";
const ORIGINAL = ".cache/gatsby-scripts.html";
const CHUNK_MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

interface Compiler {
  hooks: { done: { tap(options: { name: string; stage: number }, run: () => void): void } };
}

/**
 * Removes the list of all chunks from every page. It was the largest inline script of every page
 * (November 2026, Gatsby 5.16.1), and only Gatsby's prefetching reads it. Gatsby has no option for
 * this. In the browser, src/client/patch-gatsby.ts sets an empty list, so that prefetching loads no
 * scripts. The build stops if the list is not found. The list is in a file that Gatsby inserts into
 * every page, and this plugin changes the file. In the next build, Gatsby would find a difference
 * between its new file and the changed file, and render all pages again. So the plugin keeps a copy
 * of the original file in `.cache`, and restores the original before Gatsby compares the files.
 */
export class NoChunkMap {
  apply({ hooks }: Compiler): void {
    hooks.done.tap({ name: "NoChunkMap", stage: -100 }, () => {
      if (!existsSync(ORIGINAL)) return;
      mkdirSync(path.dirname(SCRIPTS), { recursive: true });
      copyFileSync(ORIGINAL, SCRIPTS);
    });
    hooks.done.tap({ name: "NoChunkMap", stage: 100 }, () => {
      const text = existsSync(SCRIPTS) ? readFileSync(SCRIPTS, "utf8") : "";
      if (!CHUNK_MAP.test(text))
        throw versionError("no-chunk-map", `${SCRIPTS} has no list of chunks`);
      copyFileSync(SCRIPTS, ORIGINAL);
      writeFileSync(SCRIPTS, text.replace(CHUNK_MAP, ""));
    });
  }
}
