import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cleanOutput } from "../../src/gatsby/clean-output";
import { listFiles } from "../../src/gatsby/list-files";
import { putBack } from "../../src/gatsby/set-aside";

const directory = mkdtempSync(path.join(tmpdir(), "clean-output-"));
const output = path.join(directory, "public");
afterAll(() => rmSync(directory, { recursive: true }));

function write(file: string, text = "") {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
}

const ASSETS = new Set([
  "app-11111111.js",
  "593-22222222.js",
  "593-22222222.js.LICENSE.txt",
  "21-33333333.css",
  "static/face-44444444.woff2",
]);

const KEPT = [
  ...ASSETS,
  "app-11111111.js.br",
  "app-11111111.js.gz",
  "index.html",
  "favicon.svg",
  "page-data/blog/page-data.json",
  "static/abc/12345/cover.avif",
].sort();

const ASIDE = ["_gatsby/slices/_gatsby-scripts-1.html", "static/old/12345/cover.avif"];

beforeEach(() => {
  for (const file of [...KEPT, ...ASIDE]) write(`public/${file}`, file);
  const data = { image: { srcSet: "/static/abc/12345/cover.avif 360w" } };
  write("public/page-data/blog/page-data.json", JSON.stringify(data));
  write("public/webpack.stats.json");
  write(".cache/state");
});

test("what no page uses is taken out of the output, and nothing else", async () => {
  for (const file of [
    "app-11111111.js.map",
    "chunk-map.json",
    "~partytown/partytown.js",
    "app-00000000.js",
    "app-00000000.js.br",
    "593-00000000.js.LICENSE.txt",
    "21-00000000.css",
    "styles.00000000.css",
  ]) {
    write(`public/${file}`);
  }
  await cleanOutput(directory, ASSETS);
  expect((await listFiles(output)).sort()).toEqual(KEPT);
  // Kept for people: the files of the chunks have no names.
  expect(existsSync(path.join(directory, ".cache/webpack.stats.json"))).toBe(true);
});

test("what Gatsby relies on is back before the next build", async () => {
  await cleanOutput(directory, ASSETS);
  await putBack(directory);
  expect((await listFiles(output)).sort()).toEqual([...KEPT, ...ASIDE].sort());
  for (const file of ASIDE) {
    expect(readFileSync(path.join(output, file), "utf8")).toBe(file);
  }
});
