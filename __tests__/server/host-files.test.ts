import { rmSync } from "node:fs";
import path from "node:path";
import { toHostRedirects } from "../../src/redirects/redirects";
import { createSiteServer } from "../../src/server/site-server";
import { tempFolder, writeFiles } from "../support/temp-folder";
import { running } from "./support/running-server";

const root = tempFolder();

test("the server reads the headers file again after each build", async () => {
  const { url } = await running(createSiteServer({ root }));
  const header = async (name: string) => (await fetch(url)).headers.get(name);
  writeFiles(root, { _headers: "/*\n  X-Own: first: one\n" });
  expect(await header("x-own")).toBe("first: one");
  writeFiles(root, { _headers: "/*\n  X-Own: second\n" });
  expect(await header("x-own")).toBe("second");
});

test("the server redirects aliases that the current build declares", async () => {
  writeFiles(root, { "blog/old/index.html": "moved", "404.html": "not found" });
  const { url } = await running(createSiteServer({ root }));
  const responseTo = async (target: string) => {
    const { status, headers } = await fetch(url + target, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await responseTo("/blog/old")).toEqual([200, null]);
  writeFiles(root, { _redirects: toHostRedirects([{ from: "/blog/old", to: "/blog/new" }]) });
  expect(await responseTo("/blog/old")).toEqual([301, "/blog/new"]);
  expect(await responseTo("/blog/old?from=mail")).toEqual([301, "/blog/new"]);
  expect(await responseTo("/blog/older")).toEqual([404, null]);
  expect(await responseTo("/_redirects")).toEqual([404, null]);
  rmSync(path.join(root, "_redirects"));
  expect(await responseTo("/blog/old")).toEqual([200, null]);
});
