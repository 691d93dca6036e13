import { rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toHostRedirects } from "../../src/redirects/format-redirects";
import { createHeadersReader } from "../../src/server/host-files";
import { createSiteServer } from "../../src/server/site-server";
import { running } from "./support/running-server";
import { tempFolder, writeFiles } from "./support/temp-folder";

const root = tempFolder();

/** Writes a file with a given modification time in seconds. */
function write(name: string, text: string, seconds: number): string {
  const file = path.join(root, name);
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
  return file;
}

test("reads the headers file again after a build, and keeps the previous headers while this file is empty", async () => {
  const headersOf = createHeadersReader(root);
  expect(await headersOf("/")).toMatchObject({ "X-Content-Type-Options": "nosniff" });
  write("_headers", "/*\n  X-Own: first: one\n", 1_000);
  expect(await headersOf("/")).toEqual({ "X-Own": "first: one" });
  write("_headers", "", 2_000);
  expect(await headersOf("/")).toEqual({ "X-Own": "first: one" });
  write("_headers", "/*\n  X-Own: second\n", 3_000);
  expect(await headersOf("/")).toEqual({ "X-Own": "second" });
});

test("redirects aliases that the current build declares", async () => {
  writeFiles(root, { "blog/old/index.html": "moved", "404.html": "not found" });
  const { url } = await running(createSiteServer({ root }));
  const responseTo = async (target: string) => {
    const { status, headers } = await fetch(url + target, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await responseTo("/blog/old")).toEqual([200, null]);
  const file = write(
    "_redirects",
    toHostRedirects([{ from: "/blog/old", to: "/blog/new" }]),
    1_000,
  );
  expect(await responseTo("/blog/old")).toEqual([301, "/blog/new"]);
  expect(await responseTo("/blog/old?from=mail")).toEqual([301, "/blog/new"]);
  expect(await responseTo("/blog/older")).toEqual([404, null]);
  expect(await responseTo("/_redirects")).toEqual([404, null]);
  rmSync(file);
  expect(await responseTo("/blog/old")).toEqual([200, null]);
});
