import { once } from "node:events";
import fs from "node:fs";
import { Readable } from "node:stream";
import { createSiteServer } from "../../src/server/site-server";
import { tempFolder, writeFiles } from "../support/temp-folder";
import { openSocket, type RunningServer, running } from "./support/running-server";

const root = tempFolder();
let site: RunningServer;

beforeAll(async () => {
  writeFiles(root, { "index.html": "home", "large.bin": Buffer.alloc(8_000_000) });
  site = await running(createSiteServer({ root }));
});
afterEach(() => jest.restoreAllMocks());

test("if a file disappears while being sent, the server ends the response and answers the next request", async () => {
  jest.spyOn(fs, "createReadStream").mockImplementationOnce(() => {
    const gone = Object.assign(new Error("gone"), { code: "ENOENT" });
    return new Readable({ read: () => {} }).destroy(gone) as fs.ReadStream;
  });
  await expect(fetch(site.url).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(site.url)).text()).toBe("home");
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
