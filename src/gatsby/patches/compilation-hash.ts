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
 * Gatsby writes the compilation hash into every page. This plugin replaces the hash by a hash of
 * the names of all emitted files, because these names contain content hashes. Builds of the same
 * source are then byte-identical, so that hosts upload only changed files. Webpack's own hash
 * differs between project folders, and between cold and warm builds. Webpack has no option for this
 * hash. The build stops if the compilation has no hash at this point.
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
