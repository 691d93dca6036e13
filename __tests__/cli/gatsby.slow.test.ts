import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { tempFolder, writeFiles } from "../support/temp-folder";

const folder = tempFolder();
const print = "console.log(process.argv.slice(2).join(), process.env.GATSBY_TELEMETRY_DISABLED)";
writeFiles(folder, {
  "node_modules/gatsby/cli.js": print,
  ".cache/old": "",
  "public/old.html": "",
});
copyFileSync("src/cli/gatsby.cjs", path.join(folder, "gatsby.cjs"));

const gatsby = (...args: string[]) =>
  spawnSync(process.execPath, ["gatsby.cjs", ...args], { cwd: folder, encoding: "utf8" }).stdout;

test("a build deletes the cache and the output of an earlier build, development keeps them, and neither sends telemetry", () => {
  expect(gatsby("develop", "--port=1")).toBe("develop,--port=1 1\n");
  expect(existsSync(path.join(folder, ".cache/old"))).toBe(true);
  expect(gatsby("build")).toBe("build 1\n");
  expect(existsSync(path.join(folder, ".cache/old"))).toBe(false);
  expect(existsSync(path.join(folder, "public/old.html"))).toBe(false);
});
