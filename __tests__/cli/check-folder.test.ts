import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { tempFolder } from "../support/temp-folder";

const COMMAND = path.resolve("src/cli/check-folder.mjs");
const folder = tempFolder();

function checkIn(name: string) {
  const cwd = path.join(folder, name);
  mkdirSync(cwd);
  return spawnSync(process.execPath, [COMMAND], { cwd, encoding: "utf8" });
}

test.each(["site (1)", "[site]", "100%"])("a build in the folder %s is refused", (name) => {
  const { status, stderr } = checkIn(name);
  expect([status, stderr.split("\n").length]).toEqual([1, 2]);
  expect(stderr).toMatch(/^Gatsby cannot work in a folder with [([%] in its path\. Rename \//);
});

test("a build in a folder with spaces and accents is not refused", () => {
  expect(checkIn("Café site")).toMatchObject({ status: 0, stderr: "" });
});
