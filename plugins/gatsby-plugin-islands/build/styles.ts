import path from "node:path";
import { type CacheGroup, CLIENT } from "./guard";

type Test = Required<CacheGroup>["test"];

const isIn = (chunk: string, ...[module, { chunkGraph }]: Parameters<Test>) =>
  chunkGraph.getModuleChunks(module).some(({ name }) => name === chunk);

/**
 * Limits the style sheet of all pages to styles that every page needs. Gatsby then inlines the
 * styles of each page's own components beside this sheet. By default, every page contains all
 * styles of the site. This changes Gatsby's own cache group, because that group would keep all
 * styles if another one were added.
 */
export const limitToAllPages = (styles: CacheGroup): CacheGroup => ({
  ...styles,
  test: (...args) => Boolean(styles.test?.(...args)) && isIn(CLIENT, ...args),
});

/**
 * Puts the styles in the folder of an island into one sheet. Pages with the island contain this
 * sheet, so the script of the island does not load it.
 */
export function createIslandGroup(styles: CacheGroup, name: string, file: string): CacheGroup {
  const folder = path.dirname(file) + path.sep;
  return {
    ...styles,
    name: `${name}-styles`,
    test: (...args) =>
      Boolean(styles.test?.(...args)) &&
      isIn(name, ...args) &&
      !isIn(CLIENT, ...args) &&
      // Other pages may use the styles of shared components, but not those of the island.
      Boolean(args[0].nameForCondition()?.startsWith(folder)),
  };
}
