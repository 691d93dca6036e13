import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { toHostRedirects } from "../../src/redirects/format-redirects";
import { createSiteServer } from "../../src/server/site-server";

const root = mkdtempSync(path.join(tmpdir(), "site-redirects-"));
const file = path.join(root, "_redirects");
const server = createSiteServer({ root });
let url = "";

beforeAll(async () => {
  mkdirSync(path.join(root, "blog/old"), { recursive: true });
  writeFileSync(path.join(root, "blog/old/index.html"), "leads on");
  writeFileSync(path.join(root, "404.html"), "not found");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

async function ask(address: string) {
  const { status, headers } = await fetch(url + address, { redirect: "manual" });
  return [status, headers.get("location")];
}

test("former addresses lead on as long as the build says so; the list is not for visitors", async () => {
  expect(await ask("/blog/old")).toEqual([200, null]);
  writeFileSync(file, toHostRedirects([{ from: "/blog/old", to: "/blog/new" }]));
  utimesSync(file, 1_000, 1_000);
  expect(await ask("/blog/old")).toEqual([301, "/blog/new"]);
  expect(await ask("/blog/old?from=mail")).toEqual([301, "/blog/new"]);
  expect(await ask("/blog/older")).toEqual([404, null]);
  expect(await ask("/_redirects")).toEqual([404, null]);
  rmSync(file);
  expect(await ask("/blog/old")).toEqual([200, null]);
});
