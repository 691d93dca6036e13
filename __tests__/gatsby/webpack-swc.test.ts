import path from "node:path";
import { compileFast } from "../../src/gatsby/webpack-swc";
import { tempFolder, writeFiles } from "../server/support/temp-folder";

const folder = tempFolder();
const at = (file: string) => path.join(folder, file);

interface Rule {
  test: RegExp;
  include: (file: string) => boolean;
  loader?: string;
  options?: { jsc: { parser: { tsx: boolean } } };
}

/** As Gatsby has it: sources are what is not in node_modules. */
const babel: Rule = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  include: (file) => !file.includes("node_modules"),
};
const rules = [babel];

beforeAll(() => {
  writeFiles(folder, {
    "Plain.tsx": "export const Plain = () => <p />;",
    "plain.ts": "export const plain = <T,>(value: T) => value;",
    "Query.tsx": "export const query = graphql`fragment Query on Post { slug }`;",
    "node_modules/it/index.js": "export default 1;",
  });
  compileFast(rules as never);
});

const loadersOf = (file: string) =>
  rules
    .filter((rule) => rule.test.test(file) && rule.include(at(file)))
    .map((rule) => rule.loader ?? "babel");

test.each([
  ["Plain.tsx", ["swc-loader"]],
  ["plain.ts", ["swc-loader"]],
  ["Query.tsx", ["babel"]],
  ["node_modules/it/index.js", []],
])("%s is compiled by %j alone", (file, loaders) => {
  expect(loadersOf(file)).toEqual(loaders);
});

test("angle brackets are types in .ts and may be elements in .tsx", () => {
  const [forTs, forTsx] = rules.slice(1);
  expect(forTs?.options?.jsc.parser.tsx).toBe(false);
  expect(forTsx?.options?.jsc.parser.tsx).toBe(true);
});

test("a configuration without such a rule stays as it is", () => {
  const others = [{ test: /\.css$/, include: () => true }];
  compileFast(others as never);
  expect(others).toHaveLength(1);
});
