import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { cleanOutput, restoreImages } from "../../../src/gatsby/output/clean";
import { listFiles } from "../../../src/lib/file-digests";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const directory = tempFolder();
const output = path.join(directory, "public");

const SHOWN = "static/abc/12345/cover.avif";
const LOGO = "static/def/acme-logo.png";
const UNUSED = ["static/old/12345/cover.avif", "static/old/gone.png"];
const KEPT = [SHOWN, LOGO, "app-11111111.js", "index.html", "static/face-44444444.woff2"];

beforeEach(() => {
  const own = ["chunk-map.json", "~partytown/x.js", "_gatsby/slices/s.html"];
  const files = [...KEPT, ...UNUSED, ...own];
  writeFiles(output, Object.fromEntries(files.map((file) => [file, file])));
  writeFiles(directory, { ".cache/state": "", "public/webpack.stats.json": "{}" });
  const data = { image: { srcSet: `/${SHOWN} 360w` }, logo: `/${LOGO}` };
  writeFiles(output, { "page-data/blog/page-data.json": JSON.stringify(data) });
});

const written = async () =>
  listFiles(output)
    .filter((file) => !file.startsWith("page-data/"))
    .sort();

test("the build removes images that no page shows, and files that only Gatsby needs", async () => {
  await cleanOutput(directory);
  await cleanOutput(directory);
  expect(await written()).toEqual([...KEPT].sort());
  // The build must keep this file, because the tests read the names of chunks in it.
  expect(existsSync(path.join(directory, ".cache/webpack.stats.json"))).toBe(true);
});

test("a build first restores the images that the previous build removed, because changed pages may show them", async () => {
  await cleanOutput(directory);
  await restoreImages(directory);
  for (const file of UNUSED) expect(readFileSync(path.join(output, file), "utf8")).toBe(file);
});
