import path from "node:path";
import type { Chunk, ChunkGroup, Compilation, Compiler } from "webpack";
import type { IslandsOptions } from "./options";

const PLUGIN = path.resolve("plugins/gatsby-plugin-islands");

const text = JSON.stringify;

/** Returns the source of the module that every page loads: the site's own, and the islands. */
export function bootModule({ boot, islands }: Pick<IslandsOptions, "boot" | "islands">): string {
  const loaders = Object.entries(islands).map(
    ([name, file]) =>
      `  ${text(name)}: () => import(/* webpackChunkName: ${text(name)} */ ${text(path.resolve(file))}),\n`,
  );
  return `import ${text(path.resolve(boot))};
import { awaitIntent } from ${text(path.join(PLUGIN, "browser/await-intent"))};

awaitIntent({
${loaders.join("")}});
`;
}

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

/** A webpack plugin that deletes the scripts that an entry cannot load, before they are minified. */
export const onlyScriptsOf = (entry: string) => ({
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(entry, (compilation: Compilation) => {
      compilation.hooks.processAssets.tap({ name: entry, stage: -1_000 }, () => {
        const loaded = chunksOf(compilation.entrypoints.get(entry));
        for (const chunk of compilation.chunks) {
          const scripts = [...chunk.files].filter((file) => file.endsWith(".js"));
          if (!loaded.has(chunk)) for (const file of scripts) compilation.deleteAsset(file);
        }
      });
    });
  },
});
