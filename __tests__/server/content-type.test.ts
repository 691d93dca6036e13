import { createSiteServer } from "../../src/server/site-server";
import { tempFolder, writeFiles } from "../support/temp-folder";
import { type RunningServer, running } from "./support/running-server";

const TYPES = {
  "blog/rss.xml": "application/rss+xml; charset=utf-8",
  "robots.txt": "text/plain; charset=utf-8",
  "manifest.webmanifest": "application/manifest+json",
  "sitemap.xml": "application/xml; charset=utf-8",
  "page-data/app-data.json": "application/json",
  "share/home.png": "image/png",
};

const root = tempFolder();
let site: RunningServer;

beforeAll(async () => {
  writeFiles(root, Object.fromEntries(Object.keys(TYPES).map((file) => [file, "content"])));
  writeFiles(root, { "blog/rss.xml.gz": "compressed" });
  site = await running(createSiteServer({ root }));
});

test.each(Object.entries(TYPES))(
  "the server sends %s with the media type %s",
  async (file, type) => {
    const answer = await fetch(`${site.url}/${file}`, {
      headers: { "Accept-Encoding": "identity" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
  },
);

test("the server sends a compressed copy with the media type of the original file", async () => {
  const answer = await fetch(`${site.url}/blog/rss.xml`, { method: "HEAD" });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("content-type")).toBe(TYPES["blog/rss.xml"]);
});
