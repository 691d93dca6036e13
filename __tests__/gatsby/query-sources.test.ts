import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreExtractQueries, WITHOUT_QUERIES } from "../../src/gatsby/query-sources";
import { requireOfGatsby } from "../../src/gatsby/require-of-gatsby";

const dependents = requireOfGatsby("./dist/utils/gatsby-dependents");
const all = dependents.getGatsbyDependents;
const { NODE_ENV } = process.env;

const PACKAGES = [{ name: "gatsby-plugin-image" }, { name: "gatsby-theme-of-somebody" }];

beforeEach(() => {
  dependents.getGatsbyDependents = async () => PACKAGES;
});
afterEach(() => {
  dependents.getGatsbyDependents = all;
  Object.assign(process.env, { NODE_ENV });
});

const extract = () =>
  onPreExtractQueries?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);

test("queries are looked for in packages that may have some, and in no other", async () => {
  extract();
  expect(await dependents.getGatsbyDependents()).toEqual([{ name: "gatsby-theme-of-somebody" }]);
});

test("webpack, which asks after that, is told of all", async () => {
  extract();
  await dependents.getGatsbyDependents();
  expect(await dependents.getGatsbyDependents()).toEqual(PACKAGES);
});

test("under develop, everybody is told of all", async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  extract();
  expect(await dependents.getGatsbyDependents()).toEqual(PACKAGES);
});

// Else the site would lose that query, and nobody would be told.
test("the packages that are left out have no query", async () => {
  for (const name of WITHOUT_QUERIES) {
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const scripts = files.filter((file) => /^(?!.*node_modules).*\.[cm]?[jt]sx?$/.test(file));
    expect(scripts.length).toBeGreaterThan(2);
    const queries = scripts.filter((file) =>
      /(?<![\w/])graphql`/.test(readFileSync(path.join(folder, file), "utf8")),
    );
    expect([name, queries]).toEqual([name, []]);
  }
});
