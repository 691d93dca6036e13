import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { bundle } from "../../src/gatsby/bundle";

const folder = mkdtempSync(path.join(tmpdir(), "step-back-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The priority of a thread that has stepped back, as the kernel tells: 19 is the lowest. */
const THREAD = `
  import { readFileSync } from "node:fs";
  import { parentPort } from "node:worker_threads";
  import { stepBack } from ${JSON.stringify(path.resolve("src/gatsby/threads/step-back.ts"))};
  stepBack();
  const stat = () => readFileSync("/proc/thread-self/stat", "utf8");
  const fields = process.platform === "linux" ? stat().split(") ")[1].split(" ") : [];
  parentPort.postMessage(Number(fields[16] ?? 19));
`;

test("a thread steps back alone", async () => {
  const file = path.join(folder, "thread.ts");
  writeFileSync(file, THREAD);
  const before = getPriority();
  const [priority] = await once(new Worker(bundle(file), { eval: true }), "message");
  expect(priority).toBe(19);
  expect(getPriority()).toBe(before);
});
