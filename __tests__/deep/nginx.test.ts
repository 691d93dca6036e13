import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { FOREVER, REVALIDATE } from "../../src/headers/cache-control";
import { openSocket, readAll } from "../server/support/running-server";
import { serveWithNginx } from "../support/nginx";
import { rawAnswer } from "../support/raw-answer";
import { mainSite } from "../support/sites";

jest.setTimeout(60_000);
const site = mainSite();
const nginx = serveWithNginx(site.output);
const files = site.files().filter((file) => !/\.(br|gz)$|^404|^_(headers|redirects)$/.test(file));
const read = (file: string) => readFileSync(path.join(site.output, file));
const exists = (file: string) => site.files().includes(file);

const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([
  ["br, gzip", ["br", "gz"]],
  ["gzip, deflate", ["gz"]],
  ["identity", []],
])("nginx sends every file unchanged with Accept-Encoding: %s", async (accepted, copies) => {
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) {
    const answer = await rawAnswer(nginx.port, `GET /${file}`, { "Accept-Encoding": accepted });
    const copy = copies.find((ending) => exists(`${file}.${ending}`));
    const encoding = copy === "gz" ? "gzip" : copy;
    expect([file, answer.headers.get("content-encoding")]).toEqual([file, encoding ?? null]);
    if (exists(`${file}.br`)) expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(Number(answer.headers.get("content-length"))).toBe(answer.body.length);
    const body = encoding ? DECODE[encoding]?.(answer.body) : answer.body;
    expect(body?.equals(read(file))).toBe(true);
  }
});

const FEEDS: Record<string, string> = {
  rss: "application/rss+xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  feed: "application/feed+json; charset=utf-8",
};

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  speculationrules: "application/speculationrules+json",
};

test("nginx sends every file with the correct media type, and files with a hash as immutable", async () => {
  const kept: string[] = [];
  for (const file of files) {
    const { headers } = await rawAnswer(nginx.port, `HEAD /${file}`);
    const feed = /^blog\/.*(rss|atom|feed)\.(?:xml|json)$/.exec(file)?.[1];
    const type = feed ? FEEDS[feed] : TYPES[path.extname(file).slice(1)];
    expect([file, headers.get("content-type")]).toEqual([file, type]);
    if (headers.get("cache-control") === FOREVER) kept.push(file);
    else expect(headers.get("cache-control")).toBe(REVALIDATE);
  }
  expect(kept).toEqual(
    files.filter((file) => file.startsWith("static/") || /[-.][0-9a-f]{8}\.(js|css)$/.test(file)),
  );
});

test("nginx does not send its version", async () => {
  for (const request of ["GET /", "GET /nothing", "POST /", "GET /%zz"]) {
    const answer = await rawAnswer(nginx.port, request);
    expect(answer.headers.get("server")).toBe("nginx");
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/);
  }
});

test.each([
  "GARBAGE\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
  "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
])(
  "nginx rejects an invalid request, and the response has the security headers (case %#)",
  async (request) => {
    const socket = await openSocket(nginx.port);
    socket.write(request);
    const answer = await readAll(socket);
    if (answer.startsWith("<html>")) return;
    expect(answer).toMatch(/^HTTP\/1\.1 (4\d\d|505) /);
    expect(answer).toMatch(/^Content-Security-Policy: default-src 'none';/m);
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff/m);
    expect(answer).not.toContain("immutable");
  },
);

/** Checks the headers that the MDN HTTP Observatory scores, except those of TLS. */
test("nginx sends every page with the headers for the highest score in the MDN HTTP Observatory", async () => {
  for (const route of site.routes) {
    const { headers } = await rawAnswer(nginx.port, `GET ${route}`);
    const policy = headers.get("content-security-policy")?.split(";") ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|http:|data:|\*/);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const age = /^max-age=(\d+)$/;
    const [, seconds] = age.exec(headers.get("strict-transport-security") ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
  }
});
