import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
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

  test("every share image is 1200 x 630 pixels and smaller than 250 kB", async () => {
    for (const image of images) {
      const { width, height, format } = await sharp(site.file(image)).metadata();
      expect([image, width, height, format]).toEqual([image, 1200, 630, "jpeg"]);
      expect(readFileSync(site.file(image)).length).toBeLessThan(250_000);
    }
    forEvery(site.routes, (route) => {
      expect(metas(site.page(route), "og:image:width")).toEqual(["1200"]);
      expect(metas(site.page(route), "og:image:height")).toEqual(["630"]);
    });
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
