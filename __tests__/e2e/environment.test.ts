import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { forbidStorage } from "./support/faults";
import { PATHS } from "./support/pages";
import { wake } from "./support/react";

/** Browsers and screens that are not as most are. What a visit says on the console fails a test. */

const site = serveSite(builtRoot());
const visit = openBrowser(site);

test("the whole site works where nothing may be stored, without a word on the console", async () => {
  const { page } = await visit("/", { before: forbidStorage });
  for (const path of PATHS) {
    await page.goto(path);
    await page.locator("canvas[data-state=running]").waitFor({ state: "attached" });
    await wake(page);
    await page.getByRole("button", { name: "Pause the background" }).click();
  }
});

test("the whole site works where storage is full", async () => {
  const { page } = await visit("/", {
    before: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      }),
  });
  await wake(page);
  await page.getByLabel("Your name").fill("Ana");
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Let's Talk" }).waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Ana");
});

/** Whether something reaches beyond the screen, or the header lies over what has the focus. */
const look = (page: Page) =>
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

test.each(["/", "/contact", "/pricing", "/blog"])(
  "%s enlarged to 400 % (320 x 256): nothing is wide, and what has the focus is seen",
  async (path) => {
    const viewport = { width: 320, height: 256 };
    const { page } = await visit(path, { viewport, reducedMotion: "reduce" });
    await wake(page);
    const faults: unknown[] = [];
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      const now = await look(page);
      if (now.wide || now.covered) faults.push(now);
    }
    expect(faults).toEqual([]);
  },
);
