import { readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { signScripts } from "../../src/gatsby/sign-scripts";
import { hashOf } from "../../src/headers/inline-code";
import { tempFolder, writeFiles } from "../server/support/temp-folder";

const folder = tempFolder();
const script = 'console.log("é")';
const page = '<p>x</p><script src="/app-01234567.js" async></script>';

test("every page says what must be in its script, once", async () => {
  writeFiles(folder, { "app-01234567.js": script, "index.html": page, "a/index.html": page });
  await signScripts(folder);
  const signed = page.replace(" async", ` integrity="${hashOf(script)}" async`);
  for (const file of ["index.html", "a/index.html"]) {
    expect(readFileSync(path.join(folder, file), "utf8")).toBe(signed);
    utimesSync(path.join(folder, file), 1_000, 1_000);
  }
  await signScripts(folder);
  expect(statSync(path.join(folder, "index.html")).mtimeMs).toBe(1_000_000);
});

test("a page whose script is missing stops the build", async () => {
  writeFiles(folder, { "b/index.html": page.replace("app", "gone") });
  await expect(signScripts(folder)).rejects.toThrow(/gone-01234567\.js/);
});
