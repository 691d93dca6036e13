import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { bundle } from "../../src/gatsby/bundle";

const folder = mkdtempSync(path.join(tmpdir(), "step-back-"));
afterAll(() => rmSync(folder, { recursive: true }));

const STEP_BACK = JSON.stringify(path.resolve("src/gatsby/threads/step-back.ts"));

/** The priority of a thread that has stepped back, as the kernel tells: 19 is the lowest. */
const THREAD = `
  import { readFileSync } from "node:fs";
  import { parentPort } from "node:worker_threads";
  import { stepBack } from ${STEP_BACK};
  stepBack();
  const stat = () => readFileSync("/proc/thread-self/stat", "utf8");
  const fields = process.platform === "linux" ? stat().split(") ")[1].split(" ") : [];
  parentPort.postMessage(Number(fields[16] ?? 19));
`;

/** The priorities of a process whose first thread goes first: its own, and each that others have. */
const PROCESS = `
  import { readdirSync, readFile } from "node:fs";
  import { getPriority } from "node:os";
  import { goFirst } from ${STEP_BACK};
  // Node starts its threads for files with the first that is read beside the rest.
  readFile(__filename, () => {
    goFirst();
    const onLinux = process.platform === "linux";
    const others = onLinux ? readdirSync("/proc/self/task").map(Number) : [];
    const priorities = others.filter((id) => id !== process.pid).map((id) => getPriority(id));
    console.log(JSON.stringify({ own: getPriority(), others: [...new Set(priorities)] }));
  });
`;

function bundled(name: string, source: string): string {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, source);
  return bundle(file);
}

test("a thread steps back alone", async () => {
  const before = getPriority();
  const thread = new Worker(bundled("thread", THREAD), { eval: true });
  const [priority] = await once(thread, "message");
  expect(priority).toBe(19);
  expect(getPriority()).toBe(before);
});

test("the first thread of a process goes before all others", () => {
  const file = path.join(folder, "process.cjs");
  writeFileSync(file, bundled("process", PROCESS));
  const { own, others } = JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8" }));
  expect(own).toBe(getPriority());
  expect(others).toEqual(process.platform === "linux" ? [19] : []);
});
