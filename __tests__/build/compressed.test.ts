import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { forEvery } from "../support/for-every";
import { fixtureSite } from "../support/sites";

const COPY = /\.(br|gz)$/;
const MIN_BYTES = 1000;

describe("output", () => {
  const site = fixtureSite();
  const read = (file: string) => readFileSync(path.join(site.output, file));
  const files = site.files().filter((file) => !COPY.test(file));

  test("every text file of at least 1000 bytes has a Brotli and a gzip copy with the same content", () => {
    const texts = files.filter((file) => /\.(html|js|css|json|svg|txt)$/.test(file));
    const long = texts.filter((file) => read(file).length >= MIN_BYTES);
    expect(long.length).toBeGreaterThan(30);
    forEvery(long, (file) => {
      expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
    });
  });

  test("images and fonts have no compressed copies, and no compressed copy exists without its original file", () => {
    const copies = site.files().filter((file) => COPY.test(file));
    expect(copies.filter((file) => !existsSync(site.file(file.replace(COPY, ""))))).toEqual([]);
    expect(copies.filter((file) => /\.(avif|webp|png|jpg|woff2)\./.test(file))).toEqual([]);
  });

  test("the output contains no unused scripts or style sheets, and no files for server-side rendering", () => {
    const stats = readFileSync(path.join(site.folder, ".cache/webpack.stats.json"), "utf8");
    const app = files.find((file) => /^app-/.test(file)) ?? "";
    // Only the runtime script lists chunks that have a number instead of a name.
    const known = stats + read(app).toString();
    const hashed = files.flatMap(
      (file) => /^[^/]*[-.]([0-9a-f]{8})\.(js|css)$/.exec(file)?.[1] ?? [],
    );
    expect(hashed.length).toBeGreaterThan(10);
    expect(hashed.filter((digest) => !known.includes(digest))).toEqual([]);
    expect(files.filter((file) => file.startsWith("_gatsby/"))).toEqual([]);
  });
});
