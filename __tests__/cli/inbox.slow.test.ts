import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { readInbox, showMessage, storeMessage } from "../../src/server/inbox";
import { spawnScript } from "../server/support/spawned";
import { MESSAGE } from "../support/message";
import { tempFolder, writeFiles } from "../support/temp-folder";

const folder = tempFolder();
const inbox = (env: NodeJS.ProcessEnv = {}) =>
  spawnScript("src/cli/inbox.ts", { cwd: folder, env }).finished;

test("for an empty inbox, the inbox command prints the path of the inbox, and says that the inbox is empty", async () => {
  writeFiles(folder, { "empty.jsonl": "" });
  mkdirSync(join(folder, "folder.jsonl"));
  const [missing, empty, unreadable] = await Promise.all([
    inbox(),
    inbox({ CONTACT_INBOX: "empty.jsonl" }),
    inbox({ CONTACT_INBOX: "folder.jsonl" }),
  ]);
  const ended = { code: 0, signal: null };
  const nothing = "No messages yet in .data/inbox.jsonl.\n";
  expect(missing).toEqual({ ...ended, stdout: nothing, stderr: "" });
  expect(empty).toEqual({
    ...ended,
    stdout: "No messages yet in empty.jsonl.\n",
    stderr: "",
  });
  expect(unreadable).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Cannot read folder\.jsonl: EISDIR.*\n$/),
  });
});

test("the inbox command prints stored messages, newest last, and the line numbers of damaged lines", async () => {
  const path = join(folder, ".data/inbox.jsonl");
  await storeMessage(path, MESSAGE);
  appendFileSync(path, '{"id":"torn');
  await storeMessage(path, { ...MESSAGE, name: "Ben" });
  const [first, second] = (await readInbox(path)).flatMap(({ stored }) => stored ?? []);
  expect(await inbox()).toEqual({
    code: 0,
    signal: null,
    stdout:
      `${showMessage(first ?? {})}\n${showMessage(second ?? {})}\n` +
      "Messages in .data/inbox.jsonl: 2\n",
    stderr: "Skipped line 2 of .data/inbox.jsonl: it is damaged.\n",
  });
});

test("the inbox command ends without an error when the reader of its output closes the pipe", async () => {
  const path = join(folder, "large.jsonl");
  const message = { ...MESSAGE, message: "long ".repeat(20_000) };
  for (let count = 0; count < 20; count++) await storeMessage(path, message);
  const { child, printed, finished } = spawnScript("src/cli/inbox.ts", {
    cwd: folder,
    env: { CONTACT_INBOX: path },
  });
  await printed(/(Ana)/);
  child.stdout?.destroy();
  expect(await finished).toMatchObject({ code: 0, stderr: "" });
});
