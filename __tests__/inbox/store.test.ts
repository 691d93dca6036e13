import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { storeMessage } from "../../src/inbox/store";
import { tempFolder } from "../support/temp-folder";

const folder = tempFolder();
const message = { name: "Ana", email: "ana@brand.example", message: "Hello" };

const stored = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test("a message is stored as one line, in a file that only the owner can read", async () => {
  const path = join(folder, "new/folders/inbox.jsonl");
  const before = Date.now();
  await storeMessage(path, message);
  const [result, ...more] = stored(path);
  expect(more).toEqual([]);
  expect(Object.keys(result)).toEqual(["id", "time", "name", "email", "message"]);
  expect(result).toMatchObject(message);
  expect(result.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(new Date(result.time).toISOString()).toBe(result.time);
  expect(Date.parse(result.time)).toBeGreaterThanOrEqual(before);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "new")).mode & 0o777).toBe(0o700);
});

test("unusual characters of a message are stored unchanged and on one line", async () => {
  const path = join(folder, "odd.jsonl");
  const text = "a\r\nb\0\u2028</script>👩‍👧\u202e\ud800\udc00x\ud800";
  await storeMessage(path, { ...message, message: text });
  expect(readFileSync(path, "utf8").match(/\n/g)).toHaveLength(1);
  expect(stored(path)[0].message).toBe(text);
});

test("if the last line of the inbox file is incomplete, the inbox adds a line break before it stores the next message", async () => {
  const path = join(folder, "torn.jsonl");
  writeFileSync(path, '{"a":1}\n{"torn":"aбв');
  await storeMessage(path, message);
  const [first, torn, added, ...end] = readFileSync(path, "utf8").split("\n");
  expect([first, torn, ...end]).toEqual(['{"a":1}', '{"torn":"aбв', ""]);
  expect(JSON.parse(added ?? "")).toMatchObject(message);
});

describe("the disk", () => {
  let file: FileHandle;
  beforeAll(async () => {
    file = await open(join(folder, "any"), "a");
    await file.close();
  });
  afterEach(() => jest.restoreAllMocks());

  test("a message is acknowledged only after the system has written the file to the disk", async () => {
    const path = join(folder, "synced.jsonl");
    const calls: string[] = [];
    jest.spyOn(Object.getPrototypeOf(file), "sync").mockImplementation(async () => {
      calls.push(readFileSync(path, "utf8").endsWith("\n") ? "synced" : "synced too early");
    });
    await storeMessage(path, message).then(() => calls.push("acknowledged"));
    expect(calls).toEqual(["synced", "acknowledged"]);
  });

  test.each(["appendFile", "sync"])(
    "a message is not acknowledged if the file system reports %s",
    async (call) => {
      const full = Object.assign(new Error("full"), { code: "ENOSPC" });
      jest.spyOn(Object.getPrototypeOf(file), call).mockRejectedValue(full);
      await expect(storeMessage(join(folder, "full.jsonl"), message)).rejects.toBe(full);
    },
  );
});

test("200 concurrent calls store each message once, in the order of the calls", async () => {
  const path = join(folder, "many.jsonl");
  const names = Array.from({ length: 200 }, (_, number) => `name ${number}`);
  await Promise.all(names.map((name) => storeMessage(path, { ...message, name })));
  expect(stored(path).map(({ name }) => name)).toEqual(names);
  expect(new Set(stored(path).map(({ id }) => id)).size).toBe(200);
});

test("after a message could not be stored, the next message is stored", async () => {
  const path = join(folder, "taken");
  mkdirSync(path);
  await expect(storeMessage(path, message)).rejects.toMatchObject({ code: "EISDIR" });
  await storeMessage(join(path, "in"), message);
  expect(stored(join(path, "in"))).toHaveLength(1);
  await expect(storeMessage(join(path, "in/file"), message)).rejects.toMatchObject({
    code: expect.stringMatching(/ENOTDIR|EEXIST/),
  });
  if (existsSync("/dev/full")) {
    await expect(storeMessage("/dev/full", message)).rejects.toMatchObject({ code: "ENOSPC" });
  }
});
