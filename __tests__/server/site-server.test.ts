import { once } from "node:events";
import fs from "node:fs";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { redirectsFile } from "../../src/output/redirects";
import { createSiteServer } from "../../src/server/site-server";
import { tempFolder, writeFiles } from "../support/temp-folder";
import { openSocket, type RunningServer, running } from "./support/running-server";

const REVALIDATE = "public, max-age=0, must-revalidate";
const FOREVER = "public, max-age=31536000, immutable";
const NOT_FOUND = "<title>404 Page Not Found</title>";

const root = tempFolder();
const broken = tempFolder();
let site: RunningServer;

beforeAll(async () => {
  writeFiles(root, {
    "index.html": "<title>Home</title>",
    "404.html": NOT_FOUND,
    "services.html": "<title>Services</title>",
    "blog.html": "<title>Blog</title>",
    "blog/a post.html": "<title>A post</title>",
    "blog/rss.xml": "<rss/>",
    "robots.txt": "User-agent: *",
    ".env": "SECRET=1",
    ".well-known/security.txt": "Contact: x",
    "app-01234567.js": "1",
    "large.bin": Buffer.alloc(8_000_000),
    _headers: `/*\n  Referrer-Policy: no-referrer\n\n/app-01234567.js\n  Cache-Control: ${FOREVER}\n
/blog/rss.xml\n  Content-Type: application/rss+xml\n`,
    _redirects: redirectsFile([
      { from: "/2019/old", to: "/services" },
      { from: "/ガ", to: "/blog#top" },
    ]),
  });
  site = await running(createSiteServer({ root, inboxPath: `${root}/inbox.jsonl` }));
});
afterEach(() => jest.restoreAllMocks());

const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: "manual", ...init });

test.each([
  ["/", "<title>Home</title>", "text/html;charset=utf-8"],
  ["/?utm_source=x", "<title>Home</title>", "text/html;charset=utf-8"],
  ["/services", "<title>Services</title>", "text/html;charset=utf-8"],
  ["/blog", "<title>Blog</title>", "text/html;charset=utf-8"],
  ["/blog/a%20post", "<title>A post</title>", "text/html;charset=utf-8"],
  ["/blog/rss.xml", "<rss/>", "application/rss+xml"],
  ["/robots.txt", "User-agent: *", "text/plain"],
  ["/.well-known/security.txt", "Contact: x", "text/plain"],
])("the server sends the right file and media type for %s", async (path, body, type) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([200, body]);
  expect(answer.headers.get("content-type")).toBe(type);
});

test.each([
  ...["/nothing", "/blog/no-such-post", "/SERVICES", "/services//", "/no-page.html", "/a%2Fb"],
  ...[
    "/what%3Fx",
    "/__proto__",
    "/_headers",
    "/_headers/",
    "/%5Fredirects",
    "/.env",
    "/app-00000000.js",
  ],
])("the server answers %s with the not-found page", async (path) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([404, NOT_FOUND]);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test.each([
  ["/2019/old", "/services"],
  ["/2019/old/?utm_source=x&gclid=y", "/services?utm_source=x&gclid=y"],
  ["/%E3%82%AC?a=1", "/blog?a=1#top"],
  ["/%e3%82%ac", "/blog#top"],
  ["/services/?a=1", "/services?a=1"],
  ["/services.html", "/services"],
  ["/blog/index.html", "/blog"],
  ["/blog/a%20post/", "/blog/a%20post"],
  ["/index.html", "/"],
])("the server redirects %s to %s", async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, target]);
});

test.each([
  ["/services", 200, REVALIDATE],
  ["/2019/old", 301, REVALIDATE],
  ["/nothing", 404, REVALIDATE],
  ["/app-01234567.js", 200, FOREVER],
  ["/app-00000000.js", 404, REVALIDATE],
  ["/api/contact", 405, "no-store"],
])("%s has the declared headers, and Cache-Control", async (path, status, cacheControl) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe(cacheControl);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
});

test.each(["POST", "PUT", "DELETE"])("the server refuses %s for pages", async (method) => {
  for (const path of ["/", "/nothing", "/api/contact/"]) {
    const answer = await get(path, { method, body: "x=1" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("the server answers 304 if a browser has the file, and the whole file to a range", async () => {
  const etag = (await get("/robots.txt")).headers.get("etag") ?? "";
  const again = await get("/robots.txt", { headers: { "If-None-Match": etag } });
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, REVALIDATE]);
  const range = await get("/robots.txt", { headers: { Range: "bytes=5-2" } });
  expect([range.status, await range.text()]).toEqual([200, "User-agent: *"]);
});

test("if a file disappears while being sent, the server answers the next request", async () => {
  jest.spyOn(fs, "createReadStream").mockImplementationOnce(() => {
    const gone = Object.assign(new Error("gone"), { code: "ENOENT" });
    return new Readable({ read: () => {} }).destroy(gone) as fs.ReadStream;
  });
  await expect(get("/").then((answer) => answer.text())).rejects.toThrow();
  expect((await get("/")).status).toBe(200);
});

test("the server closes a file if the client disconnects", async () => {
  const open = jest.spyOn(fs, "createReadStream");
  const socket = await openSocket(site.port);
  socket.write("GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  socket.destroy();
  const stream: fs.ReadStream = open.mock.results[0]?.value;
  if (!stream.closed) await once(stream, "close");
  expect(stream.destroyed).toBe(true);
});

test("the server answers 500 after an unexpected error", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  writeFiles(broken, { "index.html": "", _headers: "/*\n  Referrer-Policy: \u0001\n" });
  const { url } = await running(
    createSiteServer({ root: broken, inboxPath: `${broken}/inbox.jsonl` }),
  );
  expect((await fetch(url)).status).toBe(500);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^The server cannot answer a request: /));
});

test("the server closes connections of clients that send too slowly", () => {
  const server = createSiteServer({ root, inboxPath: `${root}/inbox.jsonl` });
  expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
  expect(server).toBeInstanceOf(createServer().constructor);
});
