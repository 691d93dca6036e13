import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { BODY_LIMIT, readBody } from "../../src/inbox/read-body";
import { contactClient, expectRefused, JSON_TYPE, valid } from "../server/support/contact-client";
import { openSocket, readAll } from "../server/support/running-server";

const { port, send, sendJson, stored } = contactClient();

describe("the size of a message", () => {
  const sized = (bytes: number) => {
    const start = JSON.stringify({ ...valid, filler: "" }).slice(0, -2);
    return `${start}${"x".repeat(bytes - start.length - 2)}"}`;
  };

  test("may be 1 MB, and not a byte more", async () => {
    expect((await send({ headers: JSON_TYPE, body: sized(BODY_LIMIT) })).status).toBe(200);
    await expectRefused(await send({ headers: JSON_TYPE, body: sized(BODY_LIMIT + 1) }), 413);
  });

  test("is limited when it is not announced, too", async () => {
    const body = new Blob([sized(BODY_LIMIT + 1)]).stream();
    const init = { headers: JSON_TYPE, body, duplex: "half" } as RequestInit;
    await expectRefused(await send(init), 413);
  });

  test.each([
    ["Content-Length: 20000000", "", ""],
    ["Transfer-Encoding: chunked", "1312D00\r\n", "\r\n0\r\n\r\n"],
  ])(
    "a sender that writes 20 MB before it listens still gets the answer (%s)",
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

  test("is not kept in memory beyond the limit", async () => {
    const stream = Object.assign(new PassThrough(), { headers: {} });
    const reading = readBody(stream as unknown as IncomingMessage);
    stream.write(Buffer.alloc(BODY_LIMIT + 1));
    await expect(reading).rejects.toMatchObject({ status: 413 });
    expect(stream.listenerCount("data")).toBe(0);
  });
});

describe("a sender who leaves in the middle", () => {
  const half =
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":';

  test.each(["destroy", "end"] as const)("(%s) does no harm", async (leave) => {
    const before = stored().length;
    const socket = await openSocket(port());
    socket.write(half);
    await wait(20);
    socket[leave]();
    if (leave === "end") expect(await readAll(socket)).toMatch(/^(HTTP\/1\.1 400 |$)/);
    await wait(20);
    expect((await sendJson(valid)).status).toBe(200);
    expect(stored()).toHaveLength(before + 1);
  });

  test.each([
    ["with an error", (stream: PassThrough) => stream.destroy(new Error("reset"))],
    ["without one", (stream: PassThrough) => stream.destroy()],
    ["long before", () => {}],
  ])("ends the reading of what was sent: %s", async (moment, leave) => {
    const stream = Object.assign(new PassThrough(), { headers: {} });
    if (moment === "long before") {
      stream.destroy();
      await wait(5);
    }
    const reading = readBody(stream as unknown as IncomingMessage);
    leave(stream);
    await expect(reading).rejects.toMatchObject({ status: 400 });
  });
});
