import { readFileSync } from "node:fs";
import { join } from "node:path";
import { spawnScript } from "../server/support/spawned";
import { tempFolder, writeFiles } from "../support/temp-folder";

const folder = tempFolder();
const inbox = join(folder, ".data/inbox.jsonl");
const text = "long enough to be torn ".repeat(4000);

async function postUntilDisconnected(
  url: string,
  sender: string,
  onStored: (name: string) => void,
) {
  for (let number = 0; ; number++) {
    const name = `${sender}-${number}`;
    const body = JSON.stringify({ name, email: "a@b", message: text });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    const response = await fetch(`${url}/api/contact`, init).catch(() => undefined);
    if (response === undefined) return;
    if (response.status === 200) onStored(name);
  }
}

async function storeUntilKilled(round: number): Promise<string[]> {
  const { child, printed } = spawnScript("src/cli/serve.ts", {
    cwd: folder,
    env: { PORT: "0", HOST: "127.0.0.1" },
  });
  const url = `http://127.0.0.1:${await printed(/:(\d+) /)}`;
  const acknowledged: string[] = [];
  const onStored = (name: string) => {
    acknowledged.push(name);
    if (acknowledged.length === 20 + round) setTimeout(() => child.kill("SIGKILL"), round);
  };
  const senders = [1, 2, 3, 4, 5, 6];
  await Promise.all(
    senders.map((sender) => postUntilDisconnected(url, `${round}-${sender}`, onStored)),
  );
  return acknowledged;
}

test("the inbox loses no acknowledged message when the server is killed while storing messages", async () => {
  writeFiles(folder, { "public/index.html": "home" });
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) acknowledged.push(...(await storeUntilKilled(round)));
  const names = new Map<string, number>();
  for (const line of readFileSync(inbox, "utf8").split("\n")) {
    try {
      const { name, message } = JSON.parse(line);
      expect(message).toBe(text);
      names.set(name, (names.get(name) ?? 0) + 1);
    } catch {
      // An incomplete line belongs to a message that was never acknowledged.
    }
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(63);
  expect(acknowledged.filter((name) => names.get(name) !== 1)).toEqual([]);
});
