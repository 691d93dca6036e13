import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { forgetStaticFiles } from "../../src/gatsby/static-copies";

const directory = mkdtempSync(path.join(tmpdir(), "static-copies-"));
afterAll(() => rmSync(directory, { recursive: true }));

function write(file: string) {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), file);
}
const has = (file: string) => existsSync(path.join(directory, file));

/** Copies a file as Gatsby does. */
function copied(name: string) {
  for (const folder of ["static", "public"]) write(`${folder}/${name}`);
}

test("a file withdrawn from static/ leaves the output with the next build", async () => {
  write(".cache/state");
  copied("icon.png");
  copied("press/kit.pdf");
  write("public/index.html");
  await forgetStaticFiles(directory);
  expect(has("public/press/kit.pdf")).toBe(true);
  rmSync(path.join(directory, "static/press"), { recursive: true });
  await forgetStaticFiles(directory);
  expect(has("public/press/kit.pdf")).toBe(false);
  expect(has("public/icon.png")).toBe(true);
  expect(has("public/index.html")).toBe(true);
});

test("a file of the same name that came from elsewhere later stays", async () => {
  copied("robots.txt");
  await forgetStaticFiles(directory);
  rmSync(path.join(directory, "static/robots.txt"));
  await forgetStaticFiles(directory);
  write("public/robots.txt");
  await forgetStaticFiles(directory);
  expect(has("public/robots.txt")).toBe(true);
});
