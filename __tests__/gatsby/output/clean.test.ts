import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../src/gatsby/list-files";
import { cleanOutput, restoreCovers } from "../../../src/gatsby/output/clean";
import { tempFolder, writeFiles } from "../../server/support/temp-folder";

const directory = tempFolder();
const output = path.join(directory, "public");

const SHOWN = "static/abc/12345/cover.avif";
const WITHDRAWN = "static/old/12345/cover.avif";
const KEPT = [SHOWN, "app-11111111.js", "index.html", "static/face-44444444.woff2"];

beforeEach(() => {
  const files = [...KEPT, WITHDRAWN, "chunk-map.json", "~partytown/x.js", "_gatsby/slices/s.html"];
  writeFiles(output, Object.fromEntries(files.map((file) => [file, file])));
  writeFiles(directory, { ".cache/state": "", "public/webpack.stats.json": "{}" });
  const data = { image: { srcSet: `/${SHOWN} 360w` } };
  writeFiles(output, { "page-data/blog/page-data.json": JSON.stringify(data) });
});

const written = async () =>
  (await listFiles(output)).filter((file) => !file.startsWith("page-data/")).sort();

test("withdrawn covers and Gatsby's own files are not deployed", async () => {
  await cleanOutput(directory);
  await cleanOutput(directory);
  expect(await written()).toEqual([...KEPT].sort());
  // The files of the chunks have no names of their own: people look them up here.
  expect(existsSync(path.join(directory, ".cache/webpack.stats.json"))).toBe(true);
});

test("withdrawn covers are restored before the next build, which may show them", async () => {
  await cleanOutput(directory);
  await restoreCovers(directory);
  expect(readFileSync(path.join(output, WITHDRAWN), "utf8")).toBe(WITHDRAWN);
});
