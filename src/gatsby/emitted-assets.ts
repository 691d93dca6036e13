import { createHash } from "node:crypto";

interface Compilation {
  hash?: string;
  assets: object;
}

interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/** Every file that the bundler made for this build, also those that it took from its cache. */
export const emittedAssets = new Set<string>();

/**
 * Notes what was emitted, and makes a digest of the names the hash of the compilation: they carry
 * the digests of what is in the files. Gatsby writes the hash into every page, and Webpack's own
 * differs between folders and between a cold and a warm build that emit the same.
 */
export const noteAssets = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap("note-assets", (compilation) => {
      const names = Object.keys(compilation.assets).sort();
      emittedAssets.clear();
      for (const name of names) emittedAssets.add(name);
      compilation.hash = createHash("sha256").update(names.join()).digest("hex").slice(0, 8);
    });
  },
};
