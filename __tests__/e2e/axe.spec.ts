import { axeFaults, withoutScripts } from "./support/axe";
import { contrastsOn } from "./support/contrast";
import { expect, PHONE, test } from "./support/test";

test("on a phone without scripts, axe finds no fault on two pages, and on a third the two that this test inserts", async ({
  visit,
}) => {
  const { page } = await visit("/", { viewport: PHONE, before: withoutScripts });
  expect(await axeFaults(page)).toEqual([]);
  await withoutScripts(page);
  await page.goto("/contact");
  expect(await axeFaults(page)).toEqual([]);
  await withoutScripts(page);
  await page.goto("/contact/sent");
  await page.evaluate(() => {
    const nameless = document.createElement("button");
    const dim = Object.assign(document.createElement("p"), { textContent: "Low contrast" });
    dim.style.cssText = "background: #777; color: #888";
    document.querySelector("main")?.append(nameless, dim);
  });
  const faults = await axeFaults(page);
  expect(faults.slice(0, 2)).toEqual([
    expect.stringMatching(/^button-name: /),
    expect.stringMatching(/^color-contrast: .*insufficient/),
  ]);
  const lines = await contrastsOn(page);
  const dim = lines.filter(({ ratio, needed }) => ratio < needed);
  expect(dim.map(({ text }) => text)).toEqual(["Low contrast"]);
});
