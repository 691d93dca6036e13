import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { spawnScript } from "../server/support/spawned";
import { tempFolder, writeFiles } from "../server/support/temp-folder";

jest.setTimeout(30_000);

const JSON_TYPE = { "Content-Type": "application/json" };
const valid = { name: "Ana", email: "ana@brand.example", message: "a\r\nb" };

const folder = tempFolder();
const inbox = join(folder, "inbox.jsonl");
let url = "";

function send(init: RequestInit): Promise<Response> {
  return fetch(url, { method: "POST", redirect: "manual", ...init });
}

beforeAll(async () => {
  writeFiles(folder, { "src/readme": "" });
  symlinkSync(join(__dirname, "../../src/api"), join(folder, "src/api"));
  const { printed } = spawnScript("__tests__/server/support/gatsby-host.cjs", {
    cwd: folder,
    env: { CONTACT_INBOX: inbox, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  url = `http://127.0.0.1:${await printed(/port (\d+)/)}/api/contact`;
});

test("inside Gatsby's server: answers as in ours", async () => {
  const json = await send({ headers: JSON_TYPE, body: JSON.stringify(valid) });
  expect([json.status, await json.text()]).toEqual([200, '{"ok":true}']);
  const form = { headers: { Accept: "text/html" }, body: new URLSearchParams(valid) };
  const page = await send(form);
  expect([page.status, page.headers.get("location")]).toEqual([303, "/contact/sent"]);
  const lines = readFileSync(inbox, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).message)).toEqual([valid.message, valid.message]);
});

test("inside Gatsby's server: its body parser changes nothing", async () => {
  const filler = JSON.stringify({ ...valid, filler: "x".repeat(900_000) });
  const upload = new FormData();
  upload.set("name", "Ana");
  const answers = await Promise.all([
    send({ headers: JSON_TYPE, body: filler }),
    send({ headers: JSON_TYPE, body: "{" }),
    send({ headers: JSON_TYPE, body: Buffer.from([0x7b, 0xff]) }),
    send({ headers: JSON_TYPE, body: "x".repeat(1_048_577) }),
    send({ headers: { "Content-Type": "text/plain" }, body: "x" }),
    send({ body: upload }),
    send({ method: "PUT", body: "x" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 413, 415, 415, 405]);
});

test("inside Gatsby's server: messages sent at once are stored each once", async () => {
  const names = Array.from({ length: 12 }, (_, number) => `at once ${number}`);
  await Promise.all(
    names.map((name) => send({ headers: JSON_TYPE, body: JSON.stringify({ ...valid, name }) })),
  );
  const stored = readFileSync(inbox, "utf8").match(/"at once \d+"/g) ?? [];
  expect(stored.sort()).toEqual(names.map((name) => `"${name}"`).sort());
});
