import { appendFileSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { readInbox, storeMessage } from "../../src/server/inbox";
import { MESSAGE } from "../support/message";
import { tempFolder } from "../support/temp-folder";

const folder = tempFolder();

test("a message is stored as one line, in a file that only the owner can read", async () => {
  const path = join(folder, "new/folders/inbox.jsonl");
  await storeMessage(path, MESSAGE);
  const { time, ...message } = JSON.parse(readFileSync(path, "utf8"));
  expect(message).toEqual(MESSAGE);
  expect(Date.now() - Date.parse(time)).toBeLessThan(60_000);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "new")).mode & 0o777).toBe(0o700);
});

test("200 messages at once are stored in their order, and read as they were sent", async () => {
  const path = join(folder, "many.jsonl");
  const texts = Array.from({ length: 200 }, (_, number) => `${number}\r\n\u2028é\ud800`);
  await Promise.all(texts.map((message) => storeMessage(path, { ...MESSAGE, message })));
  expect((await readInbox(path)).map(({ stored }) => stored?.message)).toEqual(texts);
});

test("after a line that is incomplete or no message, the next message is stored and read", async () => {
  const path = join(folder, "torn.jsonl");
  await storeMessage(path, MESSAGE);
  appendFileSync(path, '{"time":"x","name":"tб');
  await storeMessage(path, MESSAGE);
  appendFileSync(path, "[]\nnull\n{}\n\n");
  const lines = await readInbox(path);
  expect(lines.filter(({ stored }) => !stored).map(({ number }) => number)).toEqual([2, 4, 5, 6]);
  expect(lines.filter(({ stored }) => stored)).toHaveLength(2);
});

test("a message from before the form got a field is still read", async () => {
  const path = join(folder, "old.jsonl");
  appendFileSync(path, '{"time":"x","email":"a@b","message":"Hello"}\n');
  expect((await readInbox(path))[0]?.stored).toMatchObject({ message: "Hello" });
});

describe("the disk", () => {
  afterEach(() => jest.restoreAllMocks());

  /** Replaces a method of all open files. */
  async function mockFile(method: "sync" | "appendFile", by: () => Promise<void>) {
    const file = await open(join(folder, "any"), "a");
    await file.close();
    jest.spyOn(Object.getPrototypeOf(file), method).mockImplementation(by);
  }

  test("a message is acknowledged only after the system has written the file to the disk", async () => {
    const path = join(folder, "synced.jsonl");
    const calls: string[] = [];
    await mockFile("sync", async () => {
      calls.push(readFileSync(path, "utf8").endsWith("\n") ? "synced" : "synced too early");
    });
    await storeMessage(path, MESSAGE).then(() => calls.push("acknowledged"));
    expect(calls).toEqual(["synced", "acknowledged"]);
  });

  test.each(["appendFile", "sync"] as const)(
    "a message is not acknowledged if %s fails, and the next message is stored",
    async (method) => {
      const path = join(folder, `${method}.jsonl`);
      const full = Object.assign(new Error("full"), { code: "ENOSPC" });
      await mockFile(method, () => Promise.reject(full));
      await expect(storeMessage(path, MESSAGE)).rejects.toBe(full);
      jest.restoreAllMocks();
      await storeMessage(path, MESSAGE);
      expect((await readInbox(path)).at(-1)?.stored).toMatchObject(MESSAGE);
    },
  );

  test("a folder in the place of the file is an error", async () => {
    mkdirSync(join(folder, "taken"));
    const storing = storeMessage(join(folder, "taken"), MESSAGE);
    await expect(storing).rejects.toMatchObject({ code: "EISDIR" });
  });
});
