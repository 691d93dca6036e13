import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/file-digests";
import { copyProject, mustBuildIn } from "../support/copy-project";
import { tempFolder } from "../support/temp-folder";

jest.setTimeout(600_000);
const folders = tempFolder();

async function build(name: string, env: Record<string, string>): Promise<Record<string, string>> {
  const folder = path.join(folders, name);
  copyProject(folder);
  await mustBuildIn(folder, env);
  const output = path.join(folder, "public");
  const files = listFiles(output).sort();
  const digestOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(output, file)))
      .digest("hex");
  return Object.fromEntries(files.map((file) => [file, digestOf(file)]));
}

test("two builds in different folders and time zones create identical files", async () => {
  const now = { BUILD_DATE: new Date().toISOString() };
  const one = await build("one", { ...now, TZ: "Asia/Tokyo" });
  const other = await build("two", { ...now, TZ: "America/Los_Angeles" });
  expect(Object.keys(one)).toContain("blog/index.html.br");
  expect(Object.keys(one)).toContain("share/blog.png");
  expect(other).toEqual(one);
});
