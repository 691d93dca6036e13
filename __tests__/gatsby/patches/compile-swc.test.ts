import { createRequire } from "node:module";
import path from "node:path";
import { compileWithSwc } from "../../../src/gatsby/patches/compile-swc";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const requireFromGatsby = createRequire(require.resolve("gatsby/package.json"));
const folder = tempFolder();
const at = (file: string) => path.join(folder, file);

interface Replacement {
  options: { search: RegExp; replace: (tag: string, ...groups: string[]) => string };
}

interface Rule {
  test: RegExp;
  include?: (file: string) => boolean;
  use: [{ loader: string; options: { jsc: { parser: { tsx: boolean } } } }, Replacement];
}

/** Imitates the webpack rules of Gatsby and of its TypeScript plugin. */
const sources = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  include: (file: string) => !/modules/.test(file),
};
const typescript = { test: /\.tsx?$/ };
const rules = [sources, typescript] as unknown as Rule[];

beforeAll(() => {
  writeFiles(folder, {
    "Plain.tsx": "export const Plain = () => <p />;",
    "plain.ts": "export const plain = <T,>(value: T) => value;",
    "Query.tsx":
      "export const query = graphql`query ($id: String!) { post(id: { eq: $id }) { slug } }`;",
    "Interpolated.tsx": `export const query = graphql\`fragment Interpolated on Post { \${"slug"} }\`;`,
    "Element.tsx": "export const Element = () => <StaticQuery query={QUERY} render={show} />;",
    "Head.tsx": "export const Head = () => <title>Title</title>;",
    "headings.ts": "export const Headings = [];",
    "node_modules/it/index.js": "export default 1;",
  });
  compileWithSwc(rules as never);
});

const loadersOf = (file: string) =>
  rules
    .filter(({ test, include = () => true }) => test.test(file) && include(at(file)))
    .map(({ use }) => use?.[0].loader ?? "babel");

test.each([
  ["Plain.tsx", ["swc-loader"]],
  ["plain.ts", ["swc-loader"]],
  ["Query.tsx", ["swc-loader"]],
  ["headings.ts", ["swc-loader"]],
  ["Interpolated.tsx", ["babel", "babel"]],
  ["Element.tsx", ["babel", "babel"]],
  ["Head.tsx", ["babel", "babel"]],
  ["node_modules/it/index.js", []],
])("webpack compiles the file %s with only these loaders: %j", (file, loaders) => {
  expect(loadersOf(file)).toEqual(loaders);
});

test.each([
  "export const query = graphql`\n  query Site {\n    settings { brand }\n  }\n`;",
  "const query = graphql`query ($id: String!) { post(id: { eq: $id }) { slug } }`;",
])(
  "SWC replaces the GraphQL query in %s by the id that Gatsby's Babel plugin would insert",
  (source) => {
    const { search, replace } = (rules.at(-1) as Rule).use[1].options;
    const babel = requireFromGatsby("@babel/core").transformSync(source, {
      plugins: [requireFromGatsby.resolve("babel-plugin-remove-graphql-queries")],
      configFile: false,
    });
    expect(babel.code).toMatch(/= "\d+";$/);
    expect(source.replace(search, replace)).toBe(babel.code);
  },
);

test("SWC parses JSX in .tsx files but not in .ts files", () => {
  const [forTs, forTsx] = rules.slice(2);
  expect(forTs?.use[0].options.jsc.parser.tsx).toBe(false);
  expect(forTsx?.use[0].options.jsc.parser.tsx).toBe(true);
});
