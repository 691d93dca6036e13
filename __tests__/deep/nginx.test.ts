import { openSocket, readAll } from "../server/support/running-server";
import { serveWithNginx } from "../support/nginx";
import { rawAnswer } from "../support/raw-answer";
import { mainSite } from "../support/sites";

jest.setTimeout(60_000);
const site = mainSite();
const nginx = serveWithNginx(site.output);

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
