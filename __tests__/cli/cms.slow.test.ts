import { spawnSync } from "node:child_process";
import path from "node:path";
import { tempFolder, writeFiles } from "../support/temp-folder";

test.each([
  ["is missing", tempFolder(), {}],
  ["is not valid JSON", tempFolder(), { "content/site.json": '{\n  "url": }' }],
])("npm run cms prints a one-line error if content/site.json %s", (_what, cwd, files) => {
  writeFiles(cwd, files);
  const command = ["--import", require.resolve("tsx"), path.resolve("src/cli/cms.ts")];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: "utf8" });
  expect([status, stderr]).toEqual([
    1,
    "content/site.json is missing or is not valid JSON. Fix: run npm run content:check, and correct the file.\n",
  ]);
});
