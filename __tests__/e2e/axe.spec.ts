import { axeFaults, withoutScripts } from "./support/axe";
import { contrastsOn } from "./support/contrast";
import { expect, PHONE, test } from "./support/test";

for (const path of ["/", "/contact"]) {
  test(`on a phone without scripts, axe finds no accessibility fault on ${path}`, async ({
    visit,
  }) => {
    const { page } = await visit(path, { viewport: PHONE, before: withoutScripts });
    expect(await axeFaults(page)).toEqual([]);
  });
}

test("the accessibility test helpers report both faults that this test inserts: a button without a name, and a text with low contrast", async ({
  visit,
}) => {
  const { page } = await visit("/contact/sent", { viewport: PHONE, before: withoutScripts });
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
