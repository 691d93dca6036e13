import { axeFaults, withoutScripts } from "./support/axe";
import { PATHS } from "./support/pages";
import { expect, PHONE, test } from "./support/test";

test("axe finds no fault on any page", async ({ look }) => {
  test.slow();
  for (const path of [...PATHS, "/404"]) {
    expect([path, await axeFaults(await look(path))]).toEqual([path, []]);
  }
});

test("on a phone without scripts, axe finds no fault but those that the test inserts", async ({
  visit,
}) => {
  const { page } = await visit("/contact", { viewport: PHONE, before: withoutScripts });
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const dim = Object.assign(document.createElement("p"), { textContent: "Low contrast" });
    dim.style.cssText = "background: #777; color: #888";
    document.querySelector("main")?.append(document.createElement("button"), dim);
  });
  expect(await axeFaults(page)).toEqual([
    expect.stringMatching(/^button-name: /),
    expect.stringMatching(/^color-contrast: .*insufficient/),
  ]);
});
