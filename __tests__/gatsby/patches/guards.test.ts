import { type CacheGroup, styleByPage } from "../../../src/gatsby/patches/styles";

/**
 * If the code that a patch changes is not as expected, the build stops with an error that contains
 * the name of the patch.
 */

const moduleAt = (file: string) => ({ nameForCondition: () => file });
type Module = ReturnType<typeof moduleAt>;
const SHEET = moduleAt("/src/islands/search/Search.module.css");
const COMPONENT = moduleAt("/src/components/Arrow.module.css");
const SCRIPT = moduleAt("/src/boot.ts");

describe("styles", () => {
  class MiniCssExtractPlugin {
    options: object = { ignoreOrder: true };
  }
  const config = (plugins: object[], cacheGroups: object) =>
    ({ plugins, optimization: { splitChunks: { cacheGroups } } }) as never;

  test("styles of all pages, of a single page and of an island are in different style sheets", () => {
    const plugin = new MiniCssExtractPlugin();
    const cacheGroups: Record<string, CacheGroup> = {
      styles: { name: "styles", test: (module) => module !== SCRIPT },
    };
    styleByPage(config([plugin], cacheGroups));
    expect(plugin.options).toMatchObject({
      ignoreOrder: true,
      chunkFilename: expect.stringMatching(/^static\//),
    });
    const isIn = (group: string, module: Module, chunks: object[]) =>
      cacheGroups[group]?.test(module, { chunkGraph: { getModuleChunks: () => chunks as never } });
    expect(isIn("styles", SHEET, [{ name: "app" }])).toBe(true);
    expect(isIn("styles", SHEET, Array(20).fill({}))).toBe(false);
    expect(isIn("styles", SCRIPT, [{ name: "app" }])).toBe(false);
    expect(isIn("search", SHEET, [{ name: "search" }, {}])).toBe(true);
    expect(isIn("search", SHEET, [{ name: "search" }, { name: "app" }])).toBe(false);
    expect(isIn("search", SHEET, [{ name: "page" }])).toBe(false);
    expect(isIn("search", COMPONENT, [{ name: "search" }, {}])).toBe(false);
  });

  test("the build stops if webpack has no MiniCssExtractPlugin or no cache group for styles", () => {
    const styles = { test: () => true };
    expect(() => styleByPage(config([], { styles }))).toThrow("patches/styles");
    expect(() => styleByPage(config([new MiniCssExtractPlugin()], {}))).toThrow("patches/styles");
  });
});
