import path from "node:path";
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
