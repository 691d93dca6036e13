import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type InboxLine, readInbox } from "../../src/inbox/read-inbox";
import { storeMessage } from "../../src/inbox/store";
import { tempFolder } from "../support/temp-folder";

const folder = tempFolder();
const message = (text: string) => ({ name: "Ana", email: "ana@brand.example", message: text });

async function lines(path: string): Promise<InboxLine[]> {
  const found: InboxLine[] = [];
  for await (const line of readInbox(path)) found.push(line);
  return found;
}

test("readInbox returns messages in order, and marks lines that are not complete messages", async () => {
  const path = join(folder, "mixed.jsonl");
  await storeMessage(path, message("first"));
  appendFileSync(path, '{"id":"1","time":"x","name":"to');
  await storeMessage(path, message("second"));
  appendFileSync(path, '\n[]\nnull\n{"id":1}\n');
  await storeMessage(path, message("third"));
  appendFileSync(path, '{"id');
  const found = await lines(path);
  expect(found.map(({ stored }) => stored?.message)).toEqual([
    "first",
    undefined,
    "second",
    undefined,
    undefined,
    undefined,
    "third",
    undefined,
  ]);
  expect(found.filter(({ stored }) => !stored).map(({ number }) => number)).toEqual([
    2, 5, 6, 7, 9,
  ]);
});

test("readInbox joins characters and lines that are split between two chunks of the file", async () => {
  const path = join(folder, "long.jsonl");
  const texts = [
    "\u2028\u2029 end",
    "ä€👍".repeat(30_000),
    "\r",
    "x".repeat(65_400),
    "é".repeat(70_000),
  ];
  for (const text of texts) await storeMessage(path, message(text));
  expect((await lines(path)).map(({ stored }) => stored?.message)).toEqual(texts);
});

test("readInbox returns no message for an empty file, and throws if the file does not exist", async () => {
  const path = join(folder, "empty.jsonl");
  writeFileSync(path, "");
  await expect(lines(path)).resolves.toEqual([]);
  await expect(lines(join(folder, "none"))).rejects.toMatchObject({ code: "ENOENT" });
});
