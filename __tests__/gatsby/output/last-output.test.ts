import { spawnSync } from "node:child_process";
import path from "node:path";
import { listFiles } from "../../../src/lib/list-files";
import { tempFolder } from "../../support/temp-folder";

const MODULE = path.resolve(__dirname, "../../../src/gatsby/output/last-output");

const folder = tempFolder();

/** Starts a build that writes one file and ends with this exit code. Returns the files of the folder. */
function buildWith(file: string, exitCode: number) {
  const script = `const { replaceOutput, restoreOutput } = require(${JSON.stringify(MODULE)});
    restoreOutput(); replaceOutput();
    require("node:fs").mkdirSync("public");
    require("node:fs").writeFileSync("public/${file}", "");
    process.exit(${exitCode});`;
  spawnSync(process.execPath, ["--import", require.resolve("tsx"), "-e", script], { cwd: folder });
  return listFiles(folder);
}

test("a failed build leaves no output of its own, and keeps that of the last successful build", () => {
  expect(buildWith("half.html", 1)).toEqual([]);
  expect(buildWith("whole.html", 0)).toEqual(["public/whole.html"]);
  expect(buildWith("half.html", 1)).toEqual(["public/whole.html"]);
});
