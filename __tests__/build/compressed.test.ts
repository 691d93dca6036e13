import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { forEvery } from "../support/for-every";
import { bothSites } from "../support/sites";

const COPY = /\.(br|gz)$/;
const MIN_BYTES = 1000;

describe.each(bothSites())("output of the $name", (site) => {
  const read = (file: string) => readFileSync(path.join(site.output, file));
  const files = site.files().filter((file) => !COPY.test(file));

  test("has two copies of every text of some length, which are that text", () => {
    const texts = files.filter((file) => /\.(html|js|css|json|svg|txt)$/.test(file));
    const long = texts.filter((file) => read(file).length >= MIN_BYTES);
    expect(long.length).toBeGreaterThan(30);
    forEvery(long, (file) => {
      expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
    });
  });

  test("has no copy of anything else", () => {
    const copies = site.files().filter((file) => COPY.test(file));
    expect(copies.filter((file) => !existsSync(site.file(file.replace(COPY, ""))))).toEqual([]);
    expect(copies.filter((file) => /\.(avif|webp|png|jpg|woff2)\./.test(file))).toEqual([]);
  });

  test("has no script or style sheet of an earlier build, and no pieces of pages", () => {
    const stats = readFileSync(path.join(site.folder, ".cache/webpack.stats.json"), "utf8");
    const app = files.find((file) => /^app-/.test(file)) ?? "";
    // What has no name of its own is only in the first script's list of all others.
    const known = stats + read(app).toString();
    const hashed = files.flatMap(
      (file) => /^[^/]*[-.]([0-9a-f]{8})\.(js|css)$/.exec(file)?.[1] ?? [],
    );
    expect(hashed.length).toBeGreaterThan(10);
    expect(hashed.filter((digest) => !known.includes(digest))).toEqual([]);
    expect(files.filter((file) => file.startsWith("_gatsby/"))).toEqual([]);
  });
});
