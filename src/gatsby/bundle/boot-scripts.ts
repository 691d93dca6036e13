import type { Chunk, ChunkGroup, Compilation, Compiler } from "webpack";

/** The name of the webpack entry that is src/boot.ts. */
export const BOOT = "boot";

/** Returns all groups of chunks that the group loads, in any number of steps. */
function loadedGroups(group: ChunkGroup, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (found.has(group)) return found;
  found.add(group);
  for (const child of group.getChildren()) loadedGroups(child, found);
  return found;
}

function chunksOf(group: ChunkGroup | undefined): Set<Chunk> {
  const groups = group ? [...loadedGroups(group)] : [];
  return new Set(groups.flatMap(({ chunks }) => chunks));
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
