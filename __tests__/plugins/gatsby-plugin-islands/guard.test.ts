import {
  cacheGroupsOf,
  extractorOf,
  scriptOf,
  type WebpackConfig,
  withoutClient,
} from "../../../plugins/gatsby-plugin-islands/build/guard";

/** Every build runs the guard with the configuration of Gatsby itself. */

class MiniCssExtractPlugin {}

function config(lacking?: string): WebpackConfig {
  const groups = ["styles", "framework", "commons", "shared"].filter((name) => name !== lacking);
  return {
    entry: lacking === "app" ? {} : { app: "app.js" },
    output: {},
    plugins: [new MiniCssExtractPlugin()],
    optimization: {
      splitChunks: {
        cacheGroups: Object.fromEntries(
          groups.map((name) => [name, lacking === "test" ? {} : { test: () => true }]),
        ),
      },
    },
  };
}

const lacks = (name: string) =>
  `gatsby-plugin-islands does not fit the installed version of Gatsby, which has no ${name}`;

test("the build goes on if Gatsby has every name on which the plugin relies", () => {
  expect(extractorOf(config())).toBeInstanceOf(MiniCssExtractPlugin);
  expect(cacheGroupsOf(config())).toHaveProperty("framework");
});

test.each([
  ["app", 'entry "app"'],
  ["framework", 'cache group "framework"'],
  ["commons", 'cache group "commons"'],
  ["shared", 'cache group "shared"'],
  ["styles", 'cache group "styles"'],
  ["test", 'function "test" in the cache group "styles"'],
])(
  "without %s, the build stops, and the error names the plugin and what is missing",
  (name, text) => {
    expect(() => cacheGroupsOf(config(name))).toThrow(lacks(text));
  },
);

test("the build stops if webpack does not extract styles with MiniCssExtractPlugin", () => {
  expect(() => extractorOf({ plugins: [{}] })).toThrow(lacks("MiniCssExtractPlugin"));
});

test("the build stops if the statistics of webpack do not contain the boot script", () => {
  const stats = { assetsByChunkName: { boot: ["static/boot.css", "static/boot.js"] } };
  expect(scriptOf("boot", JSON.stringify(stats))).toBe("static/boot.js");
  expect(() => scriptOf("boot", "{}")).toThrow(lacks('script of the entry "boot" in'));
});

test("the elements that start Gatsby's client leave the body, and the build stops if one is missing", () => {
  const path = { props: { id: "gatsby-script-loader" } };
  const slice = { props: { sliceId: "_gatsby-scripts" } };
  const own = { props: { id: "own" } };
  expect(withoutClient([path, own, slice])).toEqual([own]);
  expect(() => withoutClient([path, own])).toThrow(lacks('element "_gatsby-scripts" at the end'));
});
