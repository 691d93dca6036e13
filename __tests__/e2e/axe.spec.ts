import { axeFaults } from "./support/axe";
import { PATHS } from "./support/pages";
import { expect, test } from "./support/test";

test("axe finds no fault on any page", async ({ look }) => {
  test.slow();
  for (const path of [...PATHS, "/404"]) {
    expect([path, await axeFaults(await look(path))]).toEqual([path, []]);
  }
});
