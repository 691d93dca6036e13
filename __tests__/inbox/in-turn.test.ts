import { setTimeout as wait } from "node:timers/promises";
import { inTurn } from "../../src/inbox/in-turn";

test("runs the tasks of one key in order, one at a time", async () => {
  const events: string[] = [];
  const task = (name: string, ms: number) => async () => {
    events.push(`${name} starts`);
    await wait(ms);
    events.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    inTurn("a", task("1", 20)),
    inTurn("a", task("2", 1)),
    inTurn("a", task("3", 5)),
  ]);
  expect(results).toEqual(["1", "2", "3"]);
  expect(events).toEqual(["1", "2", "3"].flatMap((name) => [`${name} starts`, `${name} ends`]));
});

test("lets the next task run after one that failed", async () => {
  const failed = inTurn("b", () => Promise.reject(new Error("disk")));
  const next = inTurn("b", () => Promise.resolve("stored"));
  await expect(failed).rejects.toThrow("disk");
  await expect(next).resolves.toBe("stored");
});

test("does not make other keys wait", async () => {
  let release = () => {};
  const slow = inTurn("c", () => new Promise<void>((resolve) => (release = resolve)));
  await expect(inTurn("d", () => Promise.resolve("at once"))).resolves.toBe("at once");
  release();
  await slow;
});

test("shares its queue with another copy of the module", async () => {
  let copy: typeof inTurn = inTurn;
  jest.isolateModules(() => {
    copy = require("../../src/inbox/in-turn").inTurn;
  });
  expect(copy).not.toBe(inTurn);
  const events: string[] = [];
  const first = inTurn("e", () => wait(20).then(() => void events.push("first")));
  const second = copy("e", async () => void events.push("second"));
  await Promise.all([first, second]);
  expect(events).toEqual(["first", "second"]);
});

test("forgets a key when its last task is done", async () => {
  await inTurn("f", () => Promise.resolve());
  await wait(0);
  const holder = globalThis as unknown as Record<symbol, Map<string, unknown>>;
  expect(holder[Symbol.for("inbox.queues")]?.has("f")).toBe(false);
});
