import { forbidStorage } from "./support/faults";
import { expect, type Page, test } from "./support/test";

test("links, the contact form and the pause button work if the browser blocks storage", async ({
  visit,
}) => {
  const { page, wake } = await visit("/", { before: forbidStorage });
  await wake();
  await page.getByRole("button", { name: "Pause the background" }).click();
  await expect(page.locator("canvas")).toHaveAttribute("data-state", "paused");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Let's Talk" })).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Ana");
  await page.goBack();
  await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
});

const inspect = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const element = document.activeElement as HTMLElement;
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector("header") as HTMLElement;
    const fixed = getComputedStyle(header).position === "fixed";
    const edge = fixed ? header.getBoundingClientRect().bottom : 0;
    return {
      name: element.outerHTML.slice(0, 90),
      wide: root.scrollWidth > root.clientWidth,
      covered: !header.contains(element) && (bottom <= edge || top >= innerHeight),
    };
  });

for (const path of ["/contact", "/pricing"]) {
  test(`the page ${path} at 400 % zoom (320 x 256) has no horizontal scrolling, and the header never covers the focused element`, async ({
    visit,
  }) => {
    const viewport = { width: 320, height: 256 };
    const { page, wake } = await visit(path, { viewport, reducedMotion: "reduce" });
    await wake();
    const faults: unknown[] = [];
    const names = new Set<string>();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      const now = await inspect(page);
      names.add(now.name);
      if (now.wide || now.covered) faults.push(now);
    }
    expect(faults).toEqual([]);
    expect(names.size).toBeGreaterThan(12);
  });
}
