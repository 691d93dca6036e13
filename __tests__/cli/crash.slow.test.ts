import { readFileSync } from "node:fs";
import { join } from "node:path";
import { spawnScript } from "../server/support/spawned";
import { tempFolder, writeFiles } from "../server/support/temp-folder";

jest.setTimeout(20_000);

const folder = tempFolder();
const inbox = join(folder, ".data/inbox.jsonl");
const text = "long enough to be torn ".repeat(4000);

/** Posts messages until the connection breaks, telling of each that was acknowledged. */
async function postUntilGone(url: string, sender: string, tell: (name: string) => void) {
  for (let number = 0; ; number++) {
    const name = `${sender}-${number}`;
    const body = JSON.stringify({ name, email: "a@b", message: text });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    const answer = await fetch(`${url}/api/contact`, init).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.status === 200) tell(name);
  }
}

/** Kills the server while six senders write to it, a little later in each round. */
async function storeUntilKilled(round: number): Promise<string[]> {
  const { child, printed } = spawnScript("src/cli/start.ts", {
    cwd: folder,
    args: ["--no-build"],
    env: { PORT: "0", HOST: "127.0.0.1" },
  });
  const url = `http://127.0.0.1:${await printed(/:(\d+) /)}`;
  const acknowledged: string[] = [];
  const tell = (name: string) => {
    acknowledged.push(name);
    if (acknowledged.length === 20 + round) setTimeout(() => child.kill("SIGKILL"), round);
  };
  const senders = [1, 2, 3, 4, 5, 6];
  await Promise.all(senders.map((sender) => postUntilGone(url, `${round}-${sender}`, tell)));
  return acknowledged;
}

test("a server killed in the middle of its work has lost nothing it acknowledged", async () => {
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
      // A torn line: whoever sent it was not told that it is stored.
    }
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(63);
  expect(acknowledged.filter((name) => names.get(name) !== 1)).toEqual([]);
});
