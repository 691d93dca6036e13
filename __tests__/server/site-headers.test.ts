import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createHeadersReader } from "../../src/server/site-headers";

const root = mkdtempSync(path.join(tmpdir(), "site-headers-"));
const file = path.join(root, "_headers");
afterAll(() => rmSync(root, { recursive: true }));

function declare(text: string, seconds: number) {
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

test("headers are those of the build that is there now", async () => {
  const read = createHeadersReader(root);
  expect(await read("/")).toMatchObject({ "X-Content-Type-Options": "nosniff" });
  declare("/*\n  X-Own: first: one\n", 1_000);
  expect(await read("/")).toEqual({ "X-Own": "first: one" });
  // While another build writes, the last ones hold.
  declare("", 2_000);
  expect(await read("/")).toEqual({ "X-Own": "first: one" });
  declare("/*\n  X-Own: second\n", 3_000);
  expect(await read("/")).toEqual({ "X-Own": "second" });
});
