import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CONTACT_FIELDS, contactMessage } from "../../src/contact-message";
import { BODY_LIMIT } from "../../src/server/read-message";
import { createSiteServer } from "../../src/server/site-server";
import { MESSAGE as valid } from "../support/message";
import { ERROR } from "../support/specification";
import { tempFolder } from "../support/temp-folder";
import { openSocket, type RunningServer, readAll, running } from "./support/running-server";

const JSON_TYPE = { "Content-Type": "application/json" };

/** The Accept header of Chromium for a form sent without scripts. */
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

const folder = tempFolder();
const inbox = join(folder, "data/inbox.jsonl");
let site: RunningServer;
beforeAll(async () => {
  site = await running(createSiteServer({ root: folder, inboxPath: inbox }));
});

const send = (init: RequestInit, { url } = site) =>
  fetch(`${url}/api/contact`, { method: "POST", redirect: "manual", ...init });
const sendJson = (body: unknown) => send({ headers: JSON_TYPE, body: JSON.stringify(body) });
const sendForm = (fields: Record<string, string>) =>
  send({ headers: { Accept: BROWSER }, body: new URLSearchParams(fields) });

function stored() {
  const text = existsSync(inbox) ? readFileSync(inbox, "utf8") : "";
  const lines = text.split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

async function expectRefused(answer: Response, status: number, reason = /./): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ ok: false, message: expect.stringMatching(reason) });
}

test("the inbox stores a JSON message unchanged, without further keys, and confirms it", async () => {
  const message = {
    ...valid,
    name: " Ana ",
    message: "\n a\r\nb\0\u2028</script>👩‍👧\u202e\ud800",
  };
  const answer = await sendJson({ ...message, access_key: "ignored" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe('{"ok":true}');
  const { time: _time, ...kept } = stored().at(-1);
  expect(kept).toEqual(message);
});

test("the inbox stores a form, and leads the browser to the confirmation page", async () => {
  const message = "100% + 5%2B &=;\r\nשלום";
  const answer = await sendForm({ ...valid, message, access_key: "ignored" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact/sent"]);
  expect(stored().at(-1)).toMatchObject({ ...valid, message });
});

const atLimit = contactMessage(({ maxLength }) => "x".repeat(maxLength));
const REFUSED: [fields: Record<string, string>, status: number, reason: string][] = [
  [{ ...valid, message: "m".repeat(BODY_LIMIT) }, 413, "The message is larger than 1 MB."],
  ...CONTACT_FIELDS.flatMap(({ name }): typeof REFUSED => [
    [{ ...valid, [name]: " \n" }, 400, `The ${name} is missing.`],
    [{ ...atLimit, [name]: `x${atLimit[name]}` }, 422, `The ${name} is longer`],
  ]),
];

test.each(REFUSED)(
  "the inbox refuses an incomplete or long message, and says why to scripts and browsers (case %#)",
  async (fields, status, reason) => {
    const before = stored().length;
    await expectRefused(await sendJson(fields), status, new RegExp(reason));
    const answer = await sendForm(fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await answer.text();
    expect(page).toContain(ERROR);
    expect(page).toContain(reason);
    expect(page).toContain('href="/contact"');
    expect(stored()).toHaveLength(before);
  },
);

test("the inbox accepts texts of the maximum length, and counts a line break as one character", async () => {
  expect((await sendJson(atLimit)).status).toBe(200);
  expect((await sendForm({ ...valid, message: "x\r\n".repeat(49_999) })).status).toBe(303);
});

test.each([
  [400, JSON_TYPE, '{"name":'],
  [400, JSON_TYPE, "null"],
  [400, JSON_TYPE, '{"__proto__":{"name":"A"},"email":"a@b","message":"m"}'],
  [400, JSON_TYPE, JSON.stringify({ ...valid, name: ["Ana"] })],
  [400, JSON_TYPE, "[".repeat(500_000)],
  [400, JSON_TYPE, Buffer.from([0x22, 0xff, 0x22])],
  [403, { ...JSON_TYPE, "Sec-Fetch-Site": "cross-site" }, JSON.stringify(valid)],
  [415, { "Content-Type": "text/plain" }, JSON.stringify(valid)],
  [415, { "Content-Type": "constructor" }, JSON.stringify(valid)],
] as const)("the inbox refuses other requests with %i (case %#)", async (status, headers, body) => {
  const before = stored().length;
  await expectRefused(await send({ headers, body }), status);
  expect(stored()).toHaveLength(before);
});

test.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])("the inbox refuses %s", async (method) => {
  const answer = await send({ method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

test.each(["Content-Length: 20000000", "Transfer-Encoding: chunked"])(
  "a client that reads only after it has sent 20 MB receives the response 413 (%s)",
  async (header) => {
    const [head, end] = header.includes("chunked") ? ["1312D00\r\n", "\r\n0\r\n\r\n"] : ["", ""];
    const socket = await openSocket(site.port);
    socket.write(`POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
    socket.write(`${header}\r\n\r\n${head}`);
    socket.pause();
    for (let megabytes = 0; megabytes < 20; megabytes++) {
      await new Promise((sent) => socket.write(Buffer.alloc(1_000_000, 0x20), sent));
    }
    socket.end(end);
    socket.resume();
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 413 [\s\S]*\{"ok":false/);
  },
);

test("after a client has disconnected in the middle of a message, the inbox stores the next message", async () => {
  const before = stored().length;
  const socket = await openSocket(site.port);
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
  );
  await wait(20);
  socket.destroy();
  expect((await sendJson(valid)).status).toBe(200);
  expect(stored()).toHaveLength(before + 1);
});

test("if a message cannot be stored, the server answers 500 and logs no text of the visitor", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const taken = join(folder, "taken.jsonl");
  mkdirSync(taken);
  const broken = await running(createSiteServer({ root: folder, inboxPath: taken }));
  const answer = await send({ headers: JSON_TYPE, body: JSON.stringify(valid) }, broken);
  await expectRefused(answer, 500, /could not be stored/);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^The contact inbox cannot store a message: EISDIR open [^\n]*$/)],
  ]);
  expect(log.mock.calls.join()).not.toContain(valid.name);
  log.mockRestore();
});
