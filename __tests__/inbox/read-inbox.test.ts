import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readInbox, storeMessage } from "../../src/inbox/store";
import { tempFolder } from "../support/temp-folder";

const folder = tempFolder();
const message = (text: string) => ({ name: "Ana", email: "ana@brand.example", message: text });

test("readInbox returns messages in order, and marks lines that are not complete messages", async () => {
  const path = join(folder, "mixed.jsonl");
  await storeMessage(path, message("first"));
  appendFileSync(path, '{"id":"1","time":"x","name":"to');
  await storeMessage(path, message("second"));
  appendFileSync(path, '\n[]\nnull\n{"id":1}\n');
  await storeMessage(path, message("third"));
  appendFileSync(path, '{"id');
  const found = await readInbox(path);
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

test("readInbox returns long messages and unusual line ends unchanged", async () => {
  const path = join(folder, "long.jsonl");
  const texts = [
    "\u2028\u2029 end",
    "ä€👍".repeat(30_000),
    "\r",
    "x".repeat(65_400),
    "é".repeat(70_000),
  ];
  for (const text of texts) await storeMessage(path, message(text));
  expect((await readInbox(path)).map(({ stored }) => stored?.message)).toEqual(texts);
});

test("readInbox returns no message for an empty file, and throws if the file does not exist", async () => {
  const path = join(folder, "empty.jsonl");
  writeFileSync(path, "");
  await expect(readInbox(path)).resolves.toEqual([]);
  await expect(readInbox(join(folder, "none"))).rejects.toMatchObject({ code: "ENOENT" });
});
