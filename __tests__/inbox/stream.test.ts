import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { BODY_LIMIT, readBody } from "../../src/inbox/read-request";
import { contactClient, expectRefused, JSON_TYPE, valid } from "../server/support/contact-client";
import { openSocket, readAll, running } from "../server/support/running-server";

const { port, send, sendJson, stored } = contactClient();

describe("the limit of a message's size", () => {
  const messageOf = (bytes: number) => {
    const start = JSON.stringify({ ...valid, filler: "" }).slice(0, -2);
    return `${start}${"x".repeat(bytes - Buffer.byteLength(start) - 2)}"}`;
  };

  test("the inbox accepts a message of 1 MB and refuses a message that is one byte longer", async () => {
    expect((await send({ headers: JSON_TYPE, body: messageOf(BODY_LIMIT) })).status).toBe(200);
    await expectRefused(await send({ headers: JSON_TYPE, body: messageOf(BODY_LIMIT + 1) }), 413);
  });

  test("the inbox refuses a message over 1 MB even if the request has no Content-Length", async () => {
    const body = new Blob([messageOf(BODY_LIMIT + 1)]).stream();
    const init = { headers: JSON_TYPE, body, duplex: "half" } as RequestInit;
    await expectRefused(await send(init), 413);
  });

  test.each([
    ["Content-Length: 20000000", "", ""],
    ["Transfer-Encoding: chunked", "1312D00\r\n", "\r\n0\r\n\r\n"],
  ])(
    "a client that reads only after it has sent 20 MB receives the response 413 (%s)",
    async (header, head, end) => {
      const socket = await openSocket(port());
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n${head}`,
      );
      socket.pause();
      for (let megabytes = 0; megabytes < 20; megabytes++) {
        await new Promise((sent) => socket.write(Buffer.alloc(1_000_000, 0x20), sent));
      }
      socket.end(end);
      socket.resume();
      expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 413 [\s\S]*\{"ok":false/);
    },
  );

  test("the inbox stops reading a message over 1 MB, so that memory stays bounded", async () => {
    const stream = Object.assign(new PassThrough(), { headers: {} });
    const reading = readBody(stream as unknown as IncomingMessage);
    stream.write(Buffer.alloc(BODY_LIMIT + 1));
    await expect(reading).rejects.toMatchObject({ status: 413 });
    expect(stream.listenerCount("data")).toBe(0);
  });
});

describe("a client that disconnects during a request", () => {
  const half =
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":';

  test.each(["destroy", "end"] as const)(
    "the inbox stores later messages after a client has disconnected (%s)",
    async (leave) => {
      const before = stored().length;
      const socket = await openSocket(port());
      socket.write(half);
      await wait(20);
      socket[leave]();
      if (leave === "end") expect(await readAll(socket)).toMatch(/^(HTTP\/1\.1 400 |$)/);
      await wait(20);
      expect((await sendJson(valid)).status).toBe(200);
      expect(stored()).toHaveLength(before + 1);
    },
  );

  const abortedRequest = async (read: (request: IncomingMessage) => Promise<unknown>) => {
    const server = createServer();
    const socket = await openSocket((await running(server)).port);
    socket.write(half);
    const [request] = (await once(server, "request")) as [IncomingMessage];
    const reading = read(request);
    socket.destroy();
    return reading;
  };

  test("readBody rejects with status 400 if a client disconnects while the server reads the message", async () => {
    await expect(abortedRequest(readBody)).rejects.toMatchObject({ status: 400 });
  });

  test("readBody rejects with status 400 if a client has disconnected before the server reads the message", async () => {
    const readLate = async (request: IncomingMessage) => {
      await new Promise((closed) => request.once("close", closed));
      return readBody(request);
    };
    await expect(abortedRequest(readLate)).rejects.toMatchObject({ status: 400 });
  });
});
