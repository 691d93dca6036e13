import path from "node:path";
import { setAvifEffort } from "../../../src/gatsby/patches/avif-effort";
import { compileWithSwc } from "../../../src/gatsby/patches/compile-swc";
import { keepCssOrder, minifyWithSwc } from "../../../src/gatsby/patches/minimizers";
import { type CacheGroup, classNamer, styleByPage } from "../../../src/gatsby/patches/styles";

/**
 * If the code that a patch changes is not as expected, the build stops with an error that contains
 * the name of the patch.
 */

test("the patch of sharp sets the default effort of the AVIF encoder", () => {
  const encoder = { avif: jest.fn() };
  const { avif } = encoder;
  setAvifEffort(encoder as never);
  (encoder.avif as jest.Mock)({ quality: 50 });
  expect(avif).toHaveBeenCalledWith({ effort: 2, quality: 50 });
});

test("the build stops if sharp has no AVIF encoder", () => {
  expect(() => setAvifEffort({} as never)).toThrow("patches/avif-effort");
});

test("the build stops if Gatsby's webpack configuration has no rule for source files", () => {
  expect(() => compileWithSwc([{ test: /\.css$/ }])).toThrow("patches/compile-swc");
});

describe("minifying", () => {
  class TerserPlugin {
    static swcMinify = "swc";
    constructor(readonly options: object) {}
  }

  test("the webpack configuration replaces Terser by SWC, and keeps the CSS minimizer", () => {
    const css = { name: "css" };
    const optimization = { minimizer: [css, new TerserPlugin({})] };
    minifyWithSwc(optimization);
    expect(optimization.minimizer).toEqual([
      css,
      { options: expect.objectContaining({ minify: "swc", parallel: false }) },
    ]);
  });

  test.each([[[]], [[{}]]])(
    "the build stops if no minimizer is a TerserPlugin that supports SWC: %j",
    (minimizer) => {
      expect(() => minifyWithSwc({ minimizer })).toThrow("patches/minimizers");
    },
  );
});

describe("minifying style sheets", () => {
  class CssMinimizerPlugin {
    constructor(readonly options: object) {}
  }

  test("keepCssOrder makes the CSS minimizer keep the order of declarations, and leaves other minimizers unchanged", () => {
    const other = { name: "other" };
    const optimization = { minimizer: [other, new CssMinimizerPlugin({})] };
    keepCssOrder(optimization);
    const preset = ["default", { cssDeclarationSorter: false }];
    expect(optimization.minimizer).toEqual([
      other,
      { options: { minimizerOptions: { preset }, parallel: false } },
    ]);
  });

  test("the build stops if webpack has no CssMinimizerPlugin", () => {
    expect(() => keepCssOrder({ minimizer: [{}] })).toThrow("patches/minimizers");
  });
});

const moduleAt = (file: string) => ({ nameForCondition: () => file });
type Module = ReturnType<typeof moduleAt>;
const SHEET = moduleAt("/src/islands/search/Search.module.css");
const COMPONENT = moduleAt("/src/components/Arrow.module.css");
const SCRIPT = moduleAt("/src/boot.ts");

describe("styles", () => {
  class MiniCssExtractPlugin {
    options: object = { filename: "kept" };
  }
  const config = (plugins: object[], cacheGroups: object) =>
    ({ plugins, optimization: { splitChunks: { cacheGroups } } }) as never;

  test("styles of all pages, of a single page and of an island are in different style sheets", () => {
    const plugin = new MiniCssExtractPlugin();
    const cacheGroups: Record<string, CacheGroup> = {
      styles: { name: "styles", test: (module) => module !== SCRIPT },
    };
    styleByPage(config([plugin], cacheGroups));
    expect(plugin.options).toEqual({ filename: "kept", chunkFilename: "[id]-[contenthash].css" });
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

  test("the short name of a class consists of the number of its style sheet and the number of the class", () => {
    const nameOf = classNamer(["styles/base.css", "components/Arrow.module.css"]);
    const named = (file: string, name: string) =>
      nameOf({ resourcePath: path.resolve("src", file) }, "", name);
    expect(named("components/Arrow.module.css", "arrow")).toBe("_aba");
  });

  test("the build stops if webpack has no MiniCssExtractPlugin or no cache group for styles", () => {
    const styles = { test: () => true };
    expect(() => styleByPage(config([], { styles }))).toThrow("patches/styles");
    expect(() => styleByPage(config([new MiniCssExtractPlugin()], {}))).toThrow("patches/styles");
  });
});
