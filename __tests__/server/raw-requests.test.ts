import { createSiteServer } from "../../src/server/site-server";
import { tempFolder, writeFiles } from "../support/temp-folder";
import {
  openSocket,
  type RunningServer,
  rawRequest,
  readAll,
  running,
} from "./support/running-server";

const folder = tempFolder();
let site: RunningServer;

beforeAll(async () => {
  writeFiles(folder, {
    "secret.txt": "SECRET",
    "public/index.html": "home",
    "public/404.html": "not found",
    "public/services.html": "services",
    "public/evil.example.html": "a page of that name",
    "public/.secret": "SECRET",
  });
  site = await running(
    createSiteServer({ root: `${folder}/public`, inboxPath: `${folder}/inbox.jsonl` }),
  );
});

afterEach(async () => {
  expect(await rawRequest(site.port, "/")).toMatch(/^HTTP\/1\.1 200 [\s\S]*home$/);
});

test.each([
  "//evil.example/",
  "/%2F%2Fevil.example/",
  "/\\evil.example/",
  "/%09/evil.example/",
  "http://evil.example/services/",
  "/evil.example/",
])("the server never redirects %s to another site", async (target) => {
  const answer = await rawRequest(site.port, target);
  const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
  expect(new URL(location ?? "/", "https://site.test").origin).toBe("https://site.test");
  expect(location ?? "/").toMatch(/^\/(?![/\\])/);
});

test.each([
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/..\\secret.txt",
  "/%252e%252e/secret.txt",
  "/.secret",
  "/%00",
  "/%",
  "/%c0%ae%c0%ae/secret.txt",
  `/${"a".repeat(8192)}`,
])(
  "the server sends no file outside of the site, and still responds to the next request (case %#)",
  async (target) => {
    const answer = await rawRequest(site.port, target);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|414|431) /);
    expect(answer).not.toContain("SECRET");
  },
);

test.each([
  "GARBAGE\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
  "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
])("after an invalid request, the server answers the next request (case %#)", async (request) => {
  const socket = await openSocket(site.port);
  socket.write(request);
  expect(await readAll(socket)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
});

test("the server answers a GET request that has a body, and keeps the connection usable", async () => {
  const socket = await openSocket(site.port);
  socket.write("GET /services HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const answers = await readAll(socket);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(answers).toMatch(/services[\s\S]*home$/);
});
