import { readFileSync } from "node:fs";
import path from "node:path";
import { readEnvironment } from "../../../src/environment";
import { writeHeaders } from "../../../src/gatsby/output/write-headers";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const output = tempFolder();
writeFiles(output, { "app-01234567.js": "" });

const CODE = { styles: ["sha256-a"] };
const ENVIRONMENT = readEnvironment({} as never);
const read = () => readFileSync(path.join(output, "_headers"), "utf8");

test("the build writes headers for hosting services, with the hashes of style sheets", async () => {
  await writeHeaders(output, CODE, ENVIRONMENT);
  expect(read()).toContain("style-src 'self' 'sha256-a'");
  expect(read()).toContain("/app-01234567.js\n  Cache-Control: ");
});

test("only in a preview build, the headers tell search engines not to index the site", async () => {
  await writeHeaders(output, CODE, ENVIRONMENT);
  expect(read()).not.toContain("X-Robots-Tag");
  await writeHeaders(output, CODE, { ...ENVIRONMENT, preview: true });
  expect(read()).toContain("  X-Robots-Tag: noindex\n");
});
