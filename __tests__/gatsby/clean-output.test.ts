import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cleanOutput } from "../../src/gatsby/clean-output";

const directory = mkdtempSync(path.join(tmpdir(), "clean-output-"));
afterAll(() => rmSync(directory, { recursive: true }));

test("what no page uses is taken out of the output, and nothing else", async () => {
  const output = path.join(directory, "public");
  mkdirSync(path.join(output, "~partytown"), { recursive: true });
  for (const file of ["app.js", "app.js.map", "webpack.stats.json", "chunk-map.json"]) {
    writeFileSync(path.join(output, file), "");
  }
  writeFileSync(path.join(output, "~partytown/partytown.js"), "");
  mkdirSync(path.join(directory, ".cache"));

  await cleanOutput(directory);
  expect(readdirSync(output)).toEqual(["app.js"]);
  // Kept for people: the files of the chunks have no names.
  expect(readdirSync(path.join(directory, ".cache"))).toEqual(["webpack.stats.json"]);
});
