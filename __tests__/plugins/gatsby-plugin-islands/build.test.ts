import path from "node:path";
import { Island } from "../../../plugins/gatsby-plugin-islands/browser/Island";
import { bootModule } from "../../../plugins/gatsby-plugin-islands/build/boot";
import type { CacheGroup } from "../../../plugins/gatsby-plugin-islands/build/guard";
import {
  createIslandGroup,
  limitToAllPages,
} from "../../../plugins/gatsby-plugin-islands/build/styles";

const moduleAt = (file: string) => ({ nameForCondition: () => path.resolve(file) });
const SHEET = moduleAt("src/islands/search/Search.module.css");
const COMPONENT = moduleAt("src/components/Arrow.module.css");
const SCRIPT = moduleAt("src/boot.ts");

test("styles of all pages, of a single page and of an island are in different style sheets", () => {
  const styles: CacheGroup = { name: "styles", test: (module) => (module as unknown) !== SCRIPT };
  const shared = limitToAllPages(styles);
  const island = createIslandGroup(styles, "search", path.resolve("src/islands/search/Search.tsx"));
  const isIn = (group: CacheGroup, module: typeof SHEET, ...chunks: { name?: string }[]) =>
    group.test?.(module as never, { chunkGraph: { getModuleChunks: () => chunks } } as never);
  const [app, search, page] = [{ name: "app" }, { name: "search" }, {}];
  expect(isIn(shared, SHEET, app)).toBe(true);
  expect(isIn(shared, SHEET, page, page)).toBe(false);
  expect(isIn(shared, SCRIPT, app)).toBe(false);
  expect(island.name).toBe("search-styles");
  expect(isIn(island, SHEET, search, page)).toBe(true);
  expect(isIn(island, SHEET, search, app)).toBe(false);
  expect(isIn(island, SHEET, page)).toBe(false);
  expect(isIn(island, COMPONENT, search, page)).toBe(false);
});

test("the boot module imports the module of the site, and loads each island by its name", () => {
  const source = bootModule({ boot: "src/boot.ts", islands: { search: "src/Search.tsx" } });
  expect(source).toContain(`import ${JSON.stringify(path.resolve("src/boot.ts"))};`);
  expect(source).toMatch(/"search": \(\) => import\(.*"search".*Search\.tsx"\)/);
});

test("the build stops if a page contains an island that the options do not name", () => {
  const show = (name: string) => Island({ name, component: () => null, props: {} });
  Object.assign(globalThis, { ISLANDS: ["search"] });
  expect(() => show("search")).not.toThrow();
  expect(() => show("serch")).toThrow('A page contains the island "serch". Add its module');
});
