import type { Chunk, ChunkGroup, Compilation, Compiler } from "webpack";

/** The name of the webpack entry that is src/boot.ts. */
export const BOOT = "boot";

function chunksOf(group: ChunkGroup | undefined, found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of group?.chunks ?? []) found.add(chunk);
  for (const child of group?.getChildren() ?? []) chunksOf(child, found);
  return found;
}

/** Deletes the scripts that the boot script cannot load, before webpack minifies them. */
export const bootScriptsOnly = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(BOOT, (compilation: Compilation) => {
      compilation.hooks.processAssets.tap({ name: BOOT, stage: -1_000 }, () => {
        const loaded = chunksOf(compilation.entrypoints.get(BOOT));
        for (const chunk of compilation.chunks) {
          const scripts = [...chunk.files].filter((file) => file.endsWith(".js"));
          if (!loaded.has(chunk)) for (const file of scripts) compilation.deleteAsset(file);
        }
      });
    });
  },
};
