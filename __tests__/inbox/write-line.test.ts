import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { type AppendFile, writeLine } from "../../src/inbox/write-line";
import { tempFolder } from "../support/temp-folder";

const folder = tempFolder();
let path = "";
let file: FileHandle;
let count = 0;

beforeEach(async () => {
  path = join(folder, `${count++}.jsonl`);
  file = await open(path, "a+");
});
afterEach(() => file.close());

const content = () => readFileSync(path, "utf8");

function withMethods(methods: Partial<Record<keyof AppendFile, unknown>>): AppendFile {
  const real = {
    stat: file.stat.bind(file),
    read: file.read.bind(file),
    write: file.write.bind(file),
    sync: file.sync.bind(file),
  };
  return { ...real, ...methods } as AppendFile;
}

test("writeLine appends lines to an empty file", async () => {
  await writeLine(file, '{"a":1}');
  await writeLine(file, '{"b":"ä"}');
  expect(content()).toBe('{"a":1}\n{"b":"ä"}\n');
});

test("writeLine ends an incomplete line before appending another line", async () => {
  writeFileSync(path, '{"a":1}\n{"torn":"aбв');
  await writeLine(file, '{"b":2}');
  expect(content()).toBe('{"a":1}\n{"torn":"aбв\n{"b":2}\n');
});

test("writeLine writes its line again if another process has joined the line to an incomplete line", async () => {
  let calls = 0;
  const write = (bytes: Buffer) => {
    // The other process writes between the check of the last byte and the write of this process.
    if (calls++ === 0) appendFileSync(path, '{"torn":"');
    return file.write(bytes);
  };
  writeFileSync(path, '{"a":1}\n');
  await writeLine(withMethods({ write }), '{"b":2}');
  expect(content().split("\n")).toContain('{"b":2}');
  expect(content()).toBe('{"a":1}\n{"torn":"{"b":2}\n{"b":2}\n');
});

test("writeLine waits for a line that another process is still writing", async () => {
  let calls = 0;
  const read = async (...args: Parameters<AppendFile["read"]>) => {
    const result = await file.read(...args);
    if (calls++ === 0) appendFileSync(path, "1}\n");
    return result;
  };
  writeFileSync(path, '{"half":');
  await writeLine(withMethods({ read }), '{"b":2}');
  expect(content()).toBe('{"half":1}\n{"b":2}\n');
});

test("writeLine finds its own line between lines of other processes", async () => {
  const write = async (bytes: Buffer) => {
    appendFileSync(path, `{"x":"${"x".repeat(200_000)}"}\n`);
    const result = await file.write(bytes);
    appendFileSync(path, '{"y":1}\n');
    return result;
  };
  await writeLine(withMethods({ write }), '{"b":2}');
  expect(content().split("\n").slice(1)).toEqual(['{"b":2}', '{"y":1}', ""]);
});

test("writeLine writes its line again after an incomplete write", async () => {
  let calls = 0;
  const write = (bytes: Buffer) => file.write(calls++ === 0 ? bytes.subarray(0, 4) : bytes);
  await writeLine(withMethods({ write }), '{"b":2}');
  expect(content()).toBe('{"b"\n{"b":2}\n');
});

test("writeLine throws EIO after three attempts if its line cannot be read back", async () => {
  const write = jest.fn(async () => ({ bytesWritten: 8 }));
  await expect(writeLine(withMethods({ write }), '{"b":2}')).rejects.toMatchObject({ code: "EIO" });
  expect(write).toHaveBeenCalledTimes(3);
});

test.each(["write", "sync"] as const)(
  "writeLine throws the error of the file system if %s fails",
  async (call) => {
    const full = Object.assign(new Error("full"), { code: "ENOSPC" });
    const failing = withMethods({ [call]: () => Promise.reject(full) });
    await expect(writeLine(failing, '{"b":2}')).rejects.toBe(full);
  },
);

test("writeLine resolves only after the line is on disk", async () => {
  const calls: string[] = [];
  const write = (bytes: Buffer) => file.write(bytes).finally(() => calls.push("written"));
  const sync = () => file.sync().finally(() => calls.push("synced"));
  await writeLine(withMethods({ write, sync }), '{"b":2}').then(() => calls.push("resolved"));
  expect(calls).toEqual(["written", "synced", "resolved"]);
});
