import { readFileSync } from "node:fs";
import path from "node:path";
import { FIRST_BUILD, ownFiles } from "../support/own-files";
import { fixtureSite } from "../support/sites";

// The fixture site is built twice, the second time with one more style. Gatsby writes only pages
// anew that it sees change, and does not look at the styles in them.
test("a changed style reaches every page of a site that was built before", () => {
  const { routes, html } = fixtureSite();
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !html(route).includes("--late-style"))).toEqual([]);
});

test("feeds, crawlers' files and share images are the same, byte by byte, and not written again", () => {
  const { folder } = fixtureSite();
  const before = JSON.parse(readFileSync(path.join(folder, FIRST_BUILD), "utf8"));
  expect(Object.keys(before).length).toBeGreaterThan(60);
  expect(ownFiles(folder)).toEqual(before);
});
