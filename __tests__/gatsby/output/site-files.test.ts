import { readEnvironment } from "../../../src/environment";
import { headersOf } from "../../../src/gatsby/output/site-files";
import { contentSecurityPolicy } from "../../../src/output/headers";
import { tempFolder, writeFiles } from "../../support/temp-folder";

const output = tempFolder();
writeFiles(output, { "static/app-01234567.js": "", "static/styles-01234567.css": "p{}" });

const ENVIRONMENT = readEnvironment({} as never);
const headers = (environment = ENVIRONMENT) => headersOf(output, { scripts: null }, environment);

test("the headers of the site allow its style sheets, and only in a preview tell search engines not to index the site", () => {
  expect(headers()).toContain(
    contentSecurityPolicy({ styles: ["p{}"], endpoint: "/", scripts: null }),
  );
  expect(headers()).not.toContain("X-Robots-Tag");
  expect(headers({ ...ENVIRONMENT, preview: true })).toContain("  X-Robots-Tag: noindex\n");
});
