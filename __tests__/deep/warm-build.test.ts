import { appendFileSync } from "node:fs";
import path from "node:path";
import { tempFolder } from "../server/support/temp-folder";
import { buildIn, copyProject } from "../support/copy-project";
import { addFixtureContent, FIXTURE_ENV } from "../support/fixture-content";
import { ownFiles } from "../support/own-files";
import { openSite, type Site } from "../support/sites";

jest.setTimeout(600_000);
const folders = tempFolder();
let site: Site;
let before: ReturnType<typeof ownFiles>;

beforeAll(async () => {
  const folder = path.join(folders, "warm");
  copyProject(folder);
  await addFixtureContent(path.join(folder, "content"));
  const build = () => {
    const { status, stdout, stderr } = buildIn(folder, FIXTURE_ENV);
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  };
  build();
  before = ownFiles(folder);
  // Gatsby writes only pages anew that it sees change, and does not look at the styles in them.
  appendFileSync(path.join(folder, "src/styles/tokens.css"), ":root { --late-style: 1; }");
  build();
  site = openSite("site built twice", folder, FIXTURE_ENV.SITE_URL);
});

test("a changed style reaches every page of a site that was built before", () => {
  expect(site.routes.length).toBeGreaterThan(20);
  expect(site.routes.filter((route) => !site.html(route).includes("--late-style"))).toEqual([]);
});

test("feeds, crawlers' files and share images are the same, byte by byte, and not written again", () => {
  expect(Object.keys(before).length).toBeGreaterThan(60);
  expect(ownFiles(site.folder)).toEqual(before);
});
