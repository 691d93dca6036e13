import { createServer } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createSiteServer } from "../../src/server/site-server";
import { tempFolder, writeFiles } from "../support/temp-folder";
import { type RunningServer, running } from "./support/running-server";

const REVALIDATE = "public, max-age=0, must-revalidate";
const FOREVER = "public, max-age=31536000, immutable";
const HASHED = "/app-01234567.js";

const root = tempFolder();
const rebuilt = tempFolder();
const script = `console.log("${"x".repeat(2000)}")`;
let site: RunningServer;

beforeAll(async () => {
  writeFiles(root, {
    "index.html": "<title>Home</title>",
    "404.html": "<title>404 Page Not Found</title>",
    "404/index.html": "<title>404 Page Not Found</title>",
    "services/index.html": "<title>Services</title>",
    "services/index.html.br": brotliCompressSync("<title>Services</title>"),
    "services/index.html.gz": gzipSync("<title>Services</title>"),
    "blog/a post/index.html": "<title>A post</title>",
    "page-data/index/page-data.json": "{}",
    "page-data/index/page-data.json.br": brotliCompressSync("{}"),
    "page-data/index/page-data.json.gz": gzipSync("{}"),
    "robots.txt": "User-agent: *",
    "favicon.ico": "icon",
    _headers: "",
    "static/cover.webp": "image",
    ".env": "SECRET=1",
    ".well-known/security.txt": "Contact: x",
    [HASHED]: script,
    [`${HASHED}.br`]: brotliCompressSync(script),
    [`${HASHED}.gz`]: gzipSync(script),
  });
  site = await running(createSiteServer({ root }));
});

const get = (path: string, init: RequestInit = {}, { url } = site) =>
  fetch(url + path, { redirect: "manual", ...init });

test.each([
  ["/", "<title>Home</title>", "text/html;charset=utf-8"],
  ["/?utm_source=x", "<title>Home</title>", "text/html;charset=utf-8"],
  ["/services", "<title>Services</title>", "text/html;charset=utf-8"],
  ["/services/index.html", "<title>Services</title>", "text/html;charset=utf-8"],
  ["/blog/a%20post", "<title>A post</title>", "text/html;charset=utf-8"],
  ["/page-data/index/page-data.json", "{}", "application/json"],
  ["/robots.txt", "User-agent: *", "text/plain; charset=utf-8"],
  ["/favicon.ico", "icon", "image/x-icon"],
  ["/.well-known/security.txt", "Contact: x", "text/plain; charset=utf-8"],
])("the server sends the right file and media type for the path %s", async (path, body, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("cache-control")).toBe(REVALIDATE);
  expect(await answer.text()).toBe(body);
});

test.each([
  "/nothing",
  "/services/nothing",
  "/SERVICES.html",
  "/services.html",
  "/services/index",
  "/robots.txt/",
  "/blog",
  "/blog/",
  "/nothing/",
  "/404",
  "/404/",
  "/404.html",
  "/_headers",
  "/services/index.html.br",
  "/app-01234567.js.gz",
  "/.env",
  "/app-00000000000000000000.js",
  "/static/gone.webp",
  "/api/other",
])("the server answers %s with the not-found page", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe(REVALIDATE);
  expect(await answer.text()).toBe("<title>404 Page Not Found</title>");
});

test.each([
  ["/services/", "/services"],
  ["/services/?a=1&b=//x", "/services?a=1&b=//x"],
  ["/blog/a%20post/", "/blog/a%20post"],
])("the server redirects %s to the path without the trailing slash", async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, target]);
});

test("the server answers HEAD with the headers of GET and no body", async () => {
  for (const path of ["/", "/services", "/nothing", HASHED]) {
    const [head, full] = [await get(path, { method: "HEAD" }), await get(path)];
    expect(head.status).toBe(full.status);
    for (const name of ["content-type", "content-length", "cache-control", "etag"]) {
      expect([name, head.headers.get(name)]).toEqual([name, full.headers.get(name)]);
    }
    expect(await head.text()).toBe("");
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "the server refuses the method %s for pages",
  async (method) => {
    for (const path of ["/", "/nothing", "/api/contact/"]) {
      const answer = await get(path, { method, body: method === "OPTIONS" ? undefined : "x=1" });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await answer.text()).toBe("405 Method Not Allowed\n");
    }
  },
);

test("the server sends files with a hash in their names as immutable, also in a 304 response", async () => {
  const first = await get(HASHED);
  expect(first.headers.get("cache-control")).toBe(FOREVER);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const second = await get(HASHED, { headers: { "If-None-Match": etag } });
  expect(second.status).toBe(304);
  for (const name of ["etag", "cache-control", "vary"]) {
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
  const other = await get(HASHED, { headers: { "If-None-Match": '"other"' } });
  expect([other.status, other.headers.get("etag")]).toEqual([200, etag]);
  expect((await get("/static/cover.webp")).headers.get("cache-control")).toBe(FOREVER);
});

describe.each([
  [HASHED, "text/javascript", script],
  ["/services", "text/html;charset=utf-8", "<title>Services</title>"],
  ["/page-data/index/page-data.json", "application/json", "{}"],
])("compression of %s", (path, type, text) => {
  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])(
    `the server sends ${path} compressed for the header Accept-Encoding: %s`,
    async (accepted, encoding) => {
      const answer = await get(path, { headers: { "Accept-Encoding": accepted } });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      expect(answer.headers.get("content-type")).toBe(type);
      expect(await answer.text()).toBe(text);
    },
  );
});

test.each(["bytes=5-2", "bytes=-3", "bytes=0-0,2-3", "bytes=9999999-", "lines=1-2", "bytes=x"])(
  "the server sends the whole file for the header Range: %s",
  async (Range) => {
    const answer = await get("/robots.txt", { headers: { Range } });
    expect([answer.status, await answer.text()]).toEqual([200, "User-agent: *"]);
  },
);

test("after a new build, the server sends the new files, and a plain 404 if the build has no not-found page", async () => {
  writeFiles(rebuilt, { "index.html": "old" });
  const own = await running(createSiteServer({ root: rebuilt }));
  expect(await (await get("/", {}, own)).text()).toBe("old");
  writeFiles(rebuilt, { "index.html": "new and longer", "added/index.html": "added" });
  expect(await (await get("/", {}, own)).text()).toBe("new and longer");
  expect(await (await get("/added", {}, own)).text()).toBe("added");
  const missing = await get("/nothing", {}, own);
  expect([missing.status, await missing.text()]).toEqual([404, "404 Page Not Found\n"]);
});

test("with every response, the server sends the headers that the build declares and a Cache-Control header that the server sets itself", async () => {
  writeFiles(rebuilt, {
    _headers: `/*\n  Referrer-Policy: no-referrer\n\n${HASHED}\n  Cache-Control: ${FOREVER}\n`,
    "services/index.html": "services",
    [HASHED]: script,
  });
  const own = await running(createSiteServer({ root: rebuilt }));
  const expected = [
    ["/services?x", 200, REVALIDATE],
    ["/services/", 301, REVALIDATE],
    ["/nothing", 404, REVALIDATE],
    [HASHED, 200, FOREVER],
    ["/api/contact", 405, "no-store"],
  ] as const;
  for (const [path, status, cacheControl] of expected) {
    const answer = await get(path, {}, own);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get("cache-control")).toBe(cacheControl);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("the server answers 500 after an unexpected error, and answers the next request", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  writeFiles(rebuilt, { _headers: "/*\n  Referrer-Policy: \u0001\n" });
  const own = await running(createSiteServer({ root: rebuilt }));
  const answer = await get("/", {}, own);
  expect([answer.status, await answer.text()]).toEqual([500, "500 Internal Server Error\n"]);
  const reason = expect.stringMatching(/^The server cannot answer a request: .*Invalid character/);
  expect(log).toHaveBeenCalledWith(reason);
  writeFiles(rebuilt, { _headers: "" });
  expect((await get("/", {}, own)).status).toBe(200);
  log.mockRestore();
});

test("the server closes connections of clients that send too slowly", () => {
  const server = createSiteServer({ root });
  expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
  expect(server.requestTimeout).toBeGreaterThanOrEqual(15_000);
  expect(server).toBeInstanceOf(createServer().constructor);
});
