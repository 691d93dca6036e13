import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressOutput } from "../../../src/gatsby/output/compress";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const LONG = "Words that are said again and again. ".repeat(100);
const output = tempFolder();
const at = (file: string) => path.join(output, file);
const write = (file: string, text: string) => writeFiles(output, { [file]: text });

const copiesOf = (file: string) => [
  brotliDecompressSync(readFileSync(at(`${file}.br`))).toString(),
  gunzipSync(readFileSync(at(`${file}.gz`))).toString(),
];

test.each(["index.html", "a/b/page-data.json", "app-1.js", "s.css", "i.svg", "feed.xml"])(
  "the build compresses %s with Brotli and gzip",
  async (file) => {
    write(file, LONG);
    await compressOutput(output);
    expect(copiesOf(file)).toEqual([LONG, LONG]);
  },
);

test.each([
  ["short.html", "short"],
  ["face.woff2", LONG],
  ["cover.avif", LONG],
])("the build does not compress %s, which is short or already compressed", async (file, text) => {
  write(file, text);
  await compressOutput(output);
  expect([`${file}.br`, `${file}.gz`].map((copy) => existsSync(at(copy)))).toEqual([false, false]);
});

test("a folder whose name ends in .html is not compressed", async () => {
  write("page-data/404.html/page-data.json", LONG);
  await compressOutput(output);
  expect(copiesOf("page-data/404.html/page-data.json")).toEqual([LONG, LONG]);
});

test("the build compresses a file again only when the file has changed", async () => {
  write("changing.html", LONG);
  write("staying.html", LONG);
  await compressOutput(output);
  const before = statSync(at("staying.html.br")).ctimeMs;
  // The delay gives new files another time stamp, even on a file system with a resolution of 10 ms.
  await new Promise((resolve) => setTimeout(resolve, 20));
  write("changing.html", LONG.toUpperCase());
  await compressOutput(output);
  expect(copiesOf("changing.html")).toEqual([LONG.toUpperCase(), LONG.toUpperCase()]);
  expect(statSync(at("staying.html.br")).ctimeMs).toBe(before);
});

test.each([
  ["deleted page", () => rmSync(at("gone.html"))],
  ["page that has become short", () => write("gone.html", "short")],
])("the build deletes the compressed copies of a %s", async (_page, change) => {
  write("gone.html", LONG);
  await compressOutput(output);
  change();
  await compressOutput(output);
  expect([existsSync(at("gone.html.br")), existsSync(at("gone.html.gz"))]).toEqual([false, false]);
});
