import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundle } from "../../src/gatsby/bundle";

const folder = mkdtempSync(path.join(tmpdir(), "bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a module comes with what it imports of the project, and without packages", () => {
  writeFileSync(path.join(folder, "greeting.ts"), 'export const greeting: string = "hello";');
  writeFileSync(
    path.join(folder, "entry.ts"),
    'import { z } from "zod"; import { greeting } from "./greeting"; export const said = z.string().parse(greeting);',
  );
  const script = bundle(path.join(folder, "entry.ts"));
  expect(script).toContain('require("zod")');
  const module = { exports: {} as { said?: string } };
  new Function("module", "require", script)(module, require);
  expect(module.exports.said).toBe("hello");
});

test("code that makes functions calls no helper for their names", () => {
  const file = path.join(folder, "entry.ts");
  writeFileSync(file, "export const make = () => { const made = () => 1; return made; };");
  expect(bundle(file)).not.toContain("__name");
});
