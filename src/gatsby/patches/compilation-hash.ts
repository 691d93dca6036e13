import { createHash } from "node:crypto";
import { versionError } from "./version-error";

interface Compilation {
  hash?: string;
  assets: object;
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/**
 * Gatsby writes webpack's compilation hash into every page. This hash depends on the project folder
 * and the cache, and webpack has no option to change that. So this plugin replaces the hash with a
 * hash of all file names, which contain content hashes. Builds of one source are then
 * byte-identical, so hosts upload only changed files. The build stops if the compilation has no
 * hash.
 */
export const compilationHash = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap("compilation-hash", (compilation) => {
      if (!compilation.hash) throw versionError("compilation-hash", "the compilation has no hash");
      const names = Object.keys(compilation.assets).sort().join();
      compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, 8);
    });
  },
};
