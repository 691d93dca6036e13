import path from "node:path";
import type { PluginOptions } from "gatsby";
import type { Compiler } from "webpack";

export interface IslandsOptions extends PluginOptions {
  /** The module that every page loads. */
  boot: string;
  /** The module of each island, by the name that the HTML contains. Its default export is the component. */
  islands: Record<string, string>;
}

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

/** A webpack plugin that deletes the scripts that an entry cannot load, before they are minified. */
export const deleteOtherScripts = (entry: string) => ({
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(entry, (compilation) => {
      compilation.hooks.processAssets.tap({ name: entry, stage: -1_000 }, () => {
        const loaded = compilation.entrypoints
          .get(entry)
          ?.getEntrypointChunk()
          .getAllReferencedChunks();
        for (const chunk of compilation.chunks) {
          const scripts = [...chunk.files].filter((file) => file.endsWith(".js"));
          if (!loaded?.has(chunk)) for (const file of scripts) compilation.deleteAsset(file);
        }
      });
    });
  },
});
