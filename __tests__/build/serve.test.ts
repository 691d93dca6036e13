import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { TEST_FOLDER } from "../support/built-sites";
import { MESSAGE } from "../support/message";
import { freePort, untilListening } from "../support/ports";

/** The copy of the project that was built last. */
const folder = path.join(TEST_FOLDER, "project");
const inbox = path.join(folder, ".data/inbox.jsonl");
let child: ChildProcess;
let url: string;

beforeAll(async () => {
  rmSync(path.dirname(inbox), { recursive: true, force: true });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const options = ["serve", "--port", String(port), "--host", "127.0.0.1"];
  child = spawn("node_modules/.bin/gatsby", options, { cwd: folder, stdio: "ignore" });
  await untilListening(child, port);
}, 120_000);

afterAll(() => child.kill());

const send = (body: RequestInit["body"], headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, { method: "POST", redirect: "manual", body, headers });

const sendJson = (message: object) =>
  send(JSON.stringify(message), { "Content-Type": "application/json" });

const lines = () => (existsSync(inbox) ? readFileSync(inbox, "utf8").trim().split("\n") : []);
const lastMessage = () => JSON.parse(lines().at(-1) ?? "");

test.each([
  ["/", 200],
  ["/services", 200],
  ["/blog/page/2", 200],
  ["/nothing", 404],
])("gatsby serve answers %s with the status %i", async (address, status) => {
  expect((await fetch(url + address)).status).toBe(status);
});

test("the inbox appends a JSON message as one line, without further keys", async () => {
  const response = await sendJson({ ...MESSAGE, access_key: "ignored" });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(lastMessage()).toEqual({ ...MESSAGE, time: expect.stringMatching(/^\d{4}-.*Z$/) });
});

test("the inbox stores a form, and leads the browser to the confirmation page", async () => {
  const response = await send(new URLSearchParams({ ...MESSAGE, name: "Ben" }));
  expect([response.status, response.headers.get("location")]).toEqual([303, "/contact/sent"]);
  expect(lastMessage()).toMatchObject({ ...MESSAGE, name: "Ben" });
});

test.each([{ ...MESSAGE, name: " \n" }, { ...MESSAGE, email: ["a@b.example"] }, {}])(
  "the inbox refuses an incomplete message (case %#)",
  async (message) => {
    const before = lines().length;
    expect((await sendJson(message)).status).toBe(400);
    expect(lines()).toHaveLength(before);
  },
);

test("the inbox accepts only POST", async () => {
  expect((await fetch(`${url}/api/contact`)).status).toBe(405);
});
