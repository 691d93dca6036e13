import { readFileSync } from "node:fs";
import path from "node:path";
import { createSiteServer } from "../../src/server/site-server";
import { contactClient, expectRefused, valid } from "../server/support/contact-client";
import { openSocket, type RunningServer, readAll, running } from "../server/support/running-server";
import { declaredHeaders } from "../support/declared-headers";
import { serveWithNginx, startNginx } from "../support/nginx";
import { type RawAnswer, rawAnswer } from "../support/raw-answer";
import { mainSite } from "../support/sites";

jest.setTimeout(300_000);
const site = mainSite();
const nginx = serveWithNginx(site.output);
const inbox = contactClient();
let own: RunningServer;
beforeAll(async () => {
  own = await running(createSiteServer({ root: site.output, inboxPath: "/dev/null" }));
});

const declared = declaredHeaders(site.output);
const COMPARED = [...Object.keys(declared), "Cache-Control", "Location", "Allow"];
// For error responses, this function compares media types only if the status is 404. The bodies of
// other error responses are short texts, whose type and wording may differ between the two servers.
const media = ({ status, headers }: RawAnswer) =>
  status === 200 || status === 404 ? headers.get("content-type")?.split(";")[0] : undefined;

const essence = (answer: RawAnswer) => ({
  status: answer.status,
  type: media(answer),
  ...(answer.status === 200 && {
    encoding: answer.headers.get("content-encoding"),
    body: answer.body.toString("base64"),
  }),
  ...Object.fromEntries(COMPARED.map((name) => [name, answer.headers.get(name)])),
});

async function requestBoth(request: string, headers: Record<string, string> = {}) {
  const [theirs, ours] = await Promise.all([
    rawAnswer(nginx.port, request, headers),
    rawAnswer(own.port, request, headers),
  ]);
  expect({ request, ...essence(theirs) }).toEqual({ request, ...essence(ours) });
  return theirs;
}

test.each(["identity", "gzip", "br, gzip", "gzip;q=1.0, *;q=0"])(
  "nginx and npm start send equal responses for all files with Accept-Encoding: %s",
  async (accepted) => {
    const files = site.files().map((file) => `/${file}`);
    for (const target of [...site.routes, ...files]) {
      const answer = await requestBoth(`GET ${target}`, { "Accept-Encoding": accepted });
      const hidden = /\.(br|gz)$|^\/404|^\/_(headers|redirects)$/.test(target);
      expect([target, answer.status]).toEqual([target, hidden ? 404 : 200]);
      expect(answer.headers.get("content-security-policy")).toBe(
        declared["Content-Security-Policy"],
      );
    }
  },
);

const hashed = site.files().find((file) => /^app-[0-9a-f]{8}\.js$/.test(file));
const picture = site.files().find((file) => /^static\/.*\.avif$/.test(file));

const CASES: [request: string, status: number][] = [
  ["GET /services/", 301],
  ["GET /services/?a=1&b=//x", 301],
  ["HEAD /services/", 301],
  ["HEAD /services", 200],
  ["HEAD /nothing", 404],
  ["GET /?utm_source=x", 200],
  ["GET /services/index.html", 200],
  ["GET /%73ervices", 200],
  ["GET /nothing", 404],
  ["GET /SERVICES", 404],
  ["GET /services.html", 404],
  ["GET /robots.txt/", 404],
  ["GET /404/", 404],
  ["GET /_headers", 404],
  ["GET /index.html.br", 404],
  ["GET /app-00000000.js", 404],
  ["GET /static/gone.avif", 404],
  ["GET /static/", 404],
  ["GET /page-data", 404],
  [`GET /${hashed}/`, 404],
  [`GET /${picture}?v=2`, 200],
  ["GET /.env", 404],
  ["GET /%2eenv", 404],
  ["GET /.well-known/none", 404],
  ["GET /.well-known/.env", 404],
  ["GET //services/", 404],
  ["GET //evil.example/", 404],
  ["GET ///evil.example/", 404],
  ["GET /services//", 404],
  ["GET /%2F%2Fevil.example/", 404],
  ["GET /\\evil.example/", 404],
  ["GET /%5Cevil.example/", 404],
  ["GET /services/../blog", 404],
  ["GET /services/./", 404],
  ["GET /services/%2e%2e/blog/", 404],
  ["GET /services%2f", 404],
  ["GET /services%23", 404],
  ["GET /services#x", 404],
  ["GET /services%0d%0aX-Injected:%201/", 404],
  ["GET /%ff", 404],
  ["GET /%c0%ae%c0%ae/", 404],
  ["GET /..%2f..%2fetc/passwd", 404],
  ["GET /%2e%2e%2fetc/passwd", 404],
  ["GET /services/../../etc/passwd", 404],
  ["GET /%00", 404],
  ["GET /%", 404],
  ["GET /%E0%A4%A", 404],
  [`GET /${"a/".repeat(2000)}`, 404],
  [`GET /${"a".repeat(8192)}`, 404],
  [`GET /services?${"a".repeat(8192)}`, 200],
  ["POST /", 405],
  ["POST /services/", 405],
  ["POST /nothing", 405],
  ["POST /api/contact/", 405],
  ["DELETE /", 405],
  ["OPTIONS /", 405],
];

test.each(CASES.map(([request, status]) => [request.slice(0, 60), request, status] as const))(
  "nginx and npm start send equal responses to the request %s",
  async (_name, request, status) => {
    const answer = await requestBoth(request);
    expect(answer.status).toBe(status);
    for (const name of Object.keys(declared)) {
      expect([name, answer.headers.get(name)]).toEqual([name, declared[name]]);
    }
    expect(answer.headers.get("x-injected")).toBeNull();
    if (status !== 200) expect(answer.headers.get("cache-control")).not.toContain("immutable");
    if (status === 404 && request.startsWith("GET")) {
      expect(answer.body.toString()).toContain("404 Page Not Found");
    }
    const location = answer.headers.get("location");
    if (location !== null) expect(location).toMatch(/^\/[a-z]/);
  },
);

test.each(["GET /services", `GET /${hashed}`, `GET /${picture}`])(
  "nginx and npm start answer %s with 304 for a matching If-None-Match, and ignore a Range header",
  async (request) => {
    for (const { port } of [nginx, own]) {
      const etag = (await rawAnswer(port, request)).headers.get("etag") ?? "";
      expect(etag).toMatch(/^(W\/)?".+"$/);
      const again = await rawAnswer(port, request, { "If-None-Match": etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.get("cache-control")).toBe(
        request === "GET /services"
          ? "public, max-age=0, must-revalidate"
          : "public, max-age=31536000, immutable",
      );
      const changed = await rawAnswer(port, request, { "If-None-Match": '"other"' });
      expect(changed.status).toBe(200);
      const part = await rawAnswer(port, request, { Range: "bytes=0-9" });
      expect([part.status, part.body.length > 10]).toEqual([200, true]);
    }
  },
);

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
  "nginx rejects an invalid request with a response that has the security headers (case %#)",
  async (request) => {
    const socket = await openSocket(nginx.port);
    socket.write(request);
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 (4\d\d|505) /);
    expect(answer).toMatch(/^Content-Security-Policy: default-src 'none';/m);
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff/m);
    expect(answer).not.toContain("immutable");
  },
);

/**
 * Returns the lines of `host.conf` that forward messages to an inbox. In the file, these lines are
 * commented out. The function removes the comment signs, and replaces the port.
 */
function inboxLines(port: number): string[] {
  const text = readFileSync(path.resolve("deploy/nginx/host.conf"), "utf8");
  const block =
    /^# {3}location = \/api\/contact \{\n(?:# {3}.*\n)*?# {3}\}$/m.exec(text)?.[0] ?? "";
  return block
    .replaceAll(/^# {3}/gm, "")
    .replace("127.0.0.1:9000", `127.0.0.1:${port}`)
    .split("\n");
}

test("if the nginx configuration enables the inbox, nginx forwards form messages to the inbox", async () => {
  const behind = await running(createSiteServer({ root: site.output, inboxPath: inbox.inbox }));
  const front = await startNginx(site.output, inboxLines(behind.port));
  try {
    const body = JSON.stringify(valid);
    const headers = { "Content-Type": "application/json" };
    const sent = await inbox.send({ headers, body }, front);
    expect(sent.status).toBe(200);
    expect(inbox.stored()).toEqual([expect.objectContaining(valid)]);
    expect(sent.headers.get("content-security-policy")).toMatch(/^default-src 'none';[^,]*$/);
    expect(sent.headers.get("cache-control")).toBe("no-store");
    const large = JSON.stringify({ ...valid, message: "x".repeat(1_100_000) });
    await expectRefused(await inbox.send({ headers, body: large }, front), 413, /1 MB/);
    expect((await fetch(`${front.url}/services`, { method: "POST" })).status).toBe(405);
  } finally {
    await front.stop();
  }
});

test("if the nginx configuration enables no inbox, nginx responds to form messages with 404", async () => {
  const sent = await inbox.send({ body: "x" }, nginx);
  expect([sent.status, (await sent.text()).includes("404 Page Not Found")]).toEqual([404, true]);
});
