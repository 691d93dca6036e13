import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { type AppendFile, writeLine } from "../../src/inbox/write-line";
import { tempFolder } from "../server/support/temp-folder";

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

/** The real file, with one of its calls replaced. */
function instead(calls: Partial<Record<keyof AppendFile, unknown>>): AppendFile {
  const real = {
    stat: file.stat.bind(file),
    read: file.read.bind(file),
    write: file.write.bind(file),
    sync: file.sync.bind(file),
  };
  return { ...real, ...calls } as AppendFile;
}

test("writes a line into an empty file and after another", async () => {
  await writeLine(file, '{"a":1}');
  await writeLine(file, '{"b":"ä"}');
  expect(content()).toBe('{"a":1}\n{"b":"ä"}\n');
});

test("ends a torn line first", async () => {
  writeFileSync(path, '{"a":1}\n{"torn":"aбв');
  await writeLine(file, '{"b":2}');
  expect(content()).toBe('{"a":1}\n{"torn":"aбв\n{"b":2}\n');
});

test("writes the line again when another process is killed in the middle of its own", async () => {
  let calls = 0;
  const write = (bytes: Buffer) => {
    // Between our look at the last byte and our write.
    if (calls++ === 0) appendFileSync(path, '{"torn":"');
    return file.write(bytes);
  };
  writeFileSync(path, '{"a":1}\n');
  await writeLine(instead({ write }), '{"b":2}');
  expect(content().split("\n")).toContain('{"b":2}');
  expect(content()).toBe('{"a":1}\n{"torn":"{"b":2}\n{"b":2}\n');
});

test("does not take another's line for torn while it is being written", async () => {
  let calls = 0;
  const read = async (...args: Parameters<AppendFile["read"]>) => {
    const result = await file.read(...args);
    if (calls++ === 0) appendFileSync(path, "1}\n");
    return result;
  };
  writeFileSync(path, '{"half":');
  await writeLine(instead({ read }), '{"b":2}');
  expect(content()).toBe('{"half":1}\n{"b":2}\n');
});

test("finds its line among those of others", async () => {
  const write = async (bytes: Buffer) => {
    appendFileSync(path, `{"x":"${"x".repeat(200_000)}"}\n`);
    const result = await file.write(bytes);
    appendFileSync(path, '{"y":1}\n');
    return result;
  };
  await writeLine(instead({ write }), '{"b":2}');
  expect(content().split("\n").slice(1)).toEqual(['{"b":2}', '{"y":1}', ""]);
});

test("writes the line again after a short write", async () => {
  let calls = 0;
  const write = (bytes: Buffer) => file.write(calls++ === 0 ? bytes.subarray(0, 4) : bytes);
  await writeLine(instead({ write }), '{"b":2}');
  expect(content()).toBe('{"b"\n{"b":2}\n');
});

test("does not say it wrote what cannot be read back", async () => {
  const write = jest.fn(async () => ({ bytesWritten: 8 }));
  await expect(writeLine(instead({ write }), '{"b":2}')).rejects.toMatchObject({ code: "EIO" });
  expect(write).toHaveBeenCalledTimes(3);
});

test.each(["write", "sync"] as const)("passes on that %s failed", async (call) => {
  const full = Object.assign(new Error("full"), { code: "ENOSPC" });
  const failing = instead({ [call]: () => Promise.reject(full) });
  await expect(writeLine(failing, '{"b":2}')).rejects.toBe(full);
});

test("is on disk before it says so", async () => {
  const calls: string[] = [];
  const write = (bytes: Buffer) => file.write(bytes).finally(() => calls.push("written"));
  const sync = () => file.sync().finally(() => calls.push("synced"));
  await writeLine(instead({ write, sync }), '{"b":2}').then(() => calls.push("said"));
  expect(calls).toEqual(["written", "synced", "said"]);
});
