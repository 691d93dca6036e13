import { readFileSync } from "node:fs";
import path from "node:path";
import { writeHeaders } from "../../../src/gatsby/output/write-headers";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const project = tempFolder();
writeFiles(project, { "public/app-01234567.js": "" });

const CODE = { scripts: ["sha256-a"], styles: [] };
const read = (file: string) => readFileSync(path.join(project, file), "utf8");

test("the build writes headers for hosting services and for nginx, with the hashes of inline code", async () => {
  await writeHeaders(project, CODE, {});
  for (const file of ["public/_headers", "deploy/generated/policy.map"]) {
    expect(read(file)).toContain("script-src 'self' 'sha256-a'");
  }
  expect(read("public/_headers")).toContain("/app-01234567.js\n  Cache-Control: ");
});

test("only in a preview build, the headers tell search engines not to index the site", async () => {
  await writeHeaders(project, CODE, {});
  expect(read("public/_headers")).not.toContain("X-Robots-Tag");
  await writeHeaders(project, CODE, { PREVIEW: "1" });
  expect(read("public/_headers")).toContain("  X-Robots-Tag: noindex\n");
});
