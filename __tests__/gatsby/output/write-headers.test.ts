import { readFileSync } from "node:fs";
import path from "node:path";
import { readEnvironment } from "../../../src/environment";
import { writeHeaders } from "../../../src/gatsby/output/write-headers";
import { contentSecurityPolicy } from "../../../src/output/headers";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const output = tempFolder();
writeFiles(output, { "static/app-01234567.js": "", "static/styles-01234567.css": "p{}" });

const ENVIRONMENT = readEnvironment({} as never);
const read = () => readFileSync(path.join(output, "_headers"), "utf8");

test("the headers of the site allow its style sheets, and only in a preview tell search engines not to index the site", async () => {
  await writeHeaders(output, { scripts: null }, ENVIRONMENT);
  expect(read()).toContain(
    contentSecurityPolicy({ styles: ["p{}"], endpoint: "/", scripts: null }),
  );
  expect(read()).not.toContain("X-Robots-Tag");
  await writeHeaders(output, { scripts: null }, { ...ENVIRONMENT, preview: true });
  expect(read()).toContain("  X-Robots-Tag: noindex\n");
});
