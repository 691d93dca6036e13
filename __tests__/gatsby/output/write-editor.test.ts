import { existsSync } from "node:fs";
import path from "node:path";
import { writeEditor } from "../../../src/gatsby/output/post-build";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const directory = tempFolder();

test("a build without CMS_REPOSITORY deletes the editor of an earlier build", async () => {
  writeFiles(directory, { "public/admin/index.html": "", "public/index.html": "" });
  await writeEditor(directory, {});
  expect(existsSync(path.join(directory, "public/admin"))).toBe(false);
  expect(existsSync(path.join(directory, "public/index.html"))).toBe(true);
});
