import { setTimeout as wait } from "node:timers/promises";
import { concurrently } from "../../../src/gatsby/output/concurrently";

test("concurrently() runs at most the given number of tasks at a time, and returns results in the order of tasks", async () => {
  let running = 0;
  let most = 0;
  const results = await concurrently([5, 1, 3, 1, 2], 2, async (item) => {
    most = Math.max(most, ++running);
    await wait(item);
    running--;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 30, 10, 20]);
  expect(most).toBe(2);
});

test("if one of several tasks rejects, concurrently() rejects with the error of this task", async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error("second");
  };
  await expect(concurrently([1, 2, 3], 2, work)).rejects.toThrow("second");
});
