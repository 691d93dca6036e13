import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { forEvery } from "../support/for-every";
import { metas } from "../support/html";
import { fixtureSite, type Site } from "../support/sites";

const imageOf = (site: Site, route: string) =>
  (metas(site.page(route), "og:image")[0] ?? "").slice(site.url.length);

const digestOf = (site: Site, image: string) =>
  createHash("sha256")
    .update(readFileSync(site.file(image)))
    .digest("hex");

describe("share images", () => {
  const site = fixtureSite();
  const images = [...new Set(site.routes.map((route) => imageOf(site, route)))];

  test("every page has a share image, and all pages of one list have the same one", () => {
    forEvery(site.routes, (route) => {
      expect(imageOf(site, route)).toMatch(/^\/share\//);
      expect(imageOf(site, route)).toBe(imageOf(site, route.replace(/\/page\/\d+$|\.html$/, "")));
    });
    expect(imageOf(site, "/pricing")).not.toBe(imageOf(site, "/"));
  });

  test("the path of a share image contains a hash of the image", () => {
    for (const image of images)
      expect(image).toBe(`/share/${digestOf(site, image).slice(0, 16)}.jpg`);
  });

  test("every share image in the output belongs to a page", () => {
    const files = site.files().filter((file) => file.startsWith("share/"));
    expect(files.map((file) => `/${file}`)).toEqual([...images].sort());
  });
});
