import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { tempFolder, writeFiles } from "../support/temp-folder";

const folder = tempFolder();
const print = "console.log(process.argv.slice(2).join(), process.env.GATSBY_TELEMETRY_DISABLED)";
writeFiles(folder, {
  "node_modules/gatsby/cli.js": print,
  ".cache/caches/old": "",
  ".cache/webpack/old": "",
});
copyFileSync("src/cli/gatsby.cjs", path.join(folder, "gatsby.cjs"));

const gatsby = (...args: string[]) =>
  spawnSync(process.execPath, ["gatsby.cjs", ...args], { cwd: folder, encoding: "utf8" }).stdout;

test("a build starts without caches, development with the cache of webpack, and neither sends telemetry", () => {
  const isThere = (name: string) => existsSync(path.join(folder, ".cache", name));
  expect(gatsby("develop", "--port=1")).toBe("develop,--port=1 1\n");
  expect(["caches", "webpack"].map(isThere)).toEqual([false, true]);
  expect(gatsby("build")).toBe("build 1\n");
  expect(isThere("webpack")).toBe(false);
});
