import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
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
