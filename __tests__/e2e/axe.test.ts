import { openBrowser, PHONE } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { axeFaults, withoutScripts } from "./support/axe";
import { PATHS } from "./support/pages";

const visit = openBrowser(serveSite(builtRoot()));

// The quick look at every page; other widths, React and all states are in the deep tests.
test.each(PATHS)("axe finds nothing on %s", async (path) => {
  const { page } = await visit(path, { viewport: PHONE, before: withoutScripts });
  expect(await axeFaults(page)).toEqual([]);
});

test("axe sees what is wrong", async () => {
  const { page } = await visit("/contact/sent", { viewport: PHONE, before: withoutScripts });
  await page.evaluate(() => {
    const nameless = document.createElement("button");
    const dim = Object.assign(document.createElement("p"), { textContent: "Hardly to be read" });
    dim.style.cssText = "background: #777; color: #888";
    document.querySelector("main")?.append(nameless, dim);
  });
  const faults = await axeFaults(page);
  expect(faults).toEqual([
    expect.stringMatching(/^button-name: /),
    expect.stringMatching(/^color-contrast: .*insufficient/),
    // The same again, measured on the screen.
    expect.stringMatching(/^contrast: .*Hardly to be read/),
  ]);
});
