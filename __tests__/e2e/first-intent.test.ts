import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, PHONE, SCREENS } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { PATHS } from "./support/pages";
import { AFTER_BOOT, BOOT, eventually, reactIsHere, scriptNames, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

describe.each(SCREENS)("before any intent, on a %s", (_screen, viewport) => {
  test.each(PATHS)("%s is at its top and has loaded the boot module alone", async (path) => {
    const { page, requests } = await visit(path, { viewport });
    await page.locator("canvas[data-state]").waitFor({ state: "attached" });
    expect(scriptNames(requests)).toEqual(BOOT);
    expect(requests.filter((request) => !request.url().startsWith(site.url))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    // The heading is not under the fixed header.
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});

test("the home page has made at most 8 requests before any intent", async () => {
  const { page, requests } = await visit("/");
  await page.locator("canvas[data-state]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(requests.map((request) => request.url()).length).toBeLessThanOrEqual(8);
});

test.each(["/#work", "/work#skincare-eu"])(
  "that the browser scrolls to the anchor of %s is no intent",
  async (path) => {
    const { page, requests } = await visit(path);
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(scriptNames(requests)).toEqual(BOOT);
  },
);

describe("React comes when the visitor", () => {
  const INTENTS: [string, (page: Page) => Promise<unknown>][] = [
    ["moves the mouse", (page) => page.mouse.move(200, 200)],
    ["clicks beside everything", (page) => page.mouse.click(2, 400)],
    ["turns the wheel", (page) => page.mouse.wheel(0, 300)],
    ["touches the screen", (page) => page.touchscreen.tap(2, 400)],
    ["scrolls by a key", (page) => page.keyboard.press("PageDown")],
    ["presses Tab", (page) => page.keyboard.press("Tab")],
    ["focuses a field", (page) => page.getByLabel("Email").focus()],
    ["types", (page) => page.keyboard.type("a")],
  ];

  test.each(INTENTS)("%s", async (_intent, act) => {
    const { page, requests } = await visit("/", { hasTouch: true });
    expect(scriptNames(requests).filter((name) => !BOOT.includes(name))).toEqual([]);
    await act(page);
    await reactIsHere(page);
  });

  test("scrolls by other means, as a scrollbar or a voice", async () => {
    const { page } = await visit("/blog");
    await page.waitForTimeout(1_000);
    await page.evaluate(() => scrollTo(0, 200));
    await reactIsHere(page);
  });
});

describe("the arrival of React", () => {
  describe.each(SCREENS)("on a %s", (_screen, viewport) => {
    test.each([
      ["/", 0],
      ["/", 777],
      ["/", 2_345],
      ["/", 99_999],
      ["/#work", 0],
      ["/#work", 333],
      ["/work#skincare-eu", 150],
      ["/blog/tiktok-shop-marketing-guide-2025", 4_000],
    ])("does not move %s, scrolled to %i", async (path, y) => {
      const { page } = await visit(path, { viewport });
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      // Pictures that come into view take their place first.
      await page.waitForTimeout(150);
      const place = await page.evaluate(() => scrollY);
      await wake(page);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => scrollY)).toBe(place);
    });
  });

  test("leaves the focus where it is, and the text marked", async () => {
    const { page } = await visit("/contact", { viewport: PHONE });
    const field = page.getByLabel("Your name");
    await field.focus();
    await page.keyboard.type("Ana Lopes");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 9));
    await reactIsHere(page);
    await page.keyboard.type("Maria");
    expect(await field.inputValue()).toBe("Ana Maria");
  });

  test.each([
    ["before it was asked for", 0],
    ["while it is on its way", 1_500],
  ])("keeps what was typed %s, and sends it", async (_when, delay) => {
    const { page } = await visit("/contact", {
      before: (page) =>
        page.route(AFTER_BOOT, async (route) => {
          await new Promise((done) => setTimeout(done, delay));
          await route.continue().catch(() => {});
        }),
    });
    const texts = {
      "Your name": "Ana",
      Email: "ana@brand.example",
      "Tell us": "Line one\nand two",
    };
    // Without an event that could be an intent, as a password manager fills in a form.
    if (delay === 0) {
      await page.evaluate(() => {
        const form = document.forms[0] as HTMLFormElement;
        const values = ["Ana", "ana@brand.example", "Line one\nand two"];
        const fields = form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]),textarea");
        for (const [index, field] of fields.entries()) field.value = values[index] ?? "";
      });
      await wake(page);
    } else {
      for (const [label, text] of Object.entries(texts)) {
        await page.getByLabel(label).pressSequentially(text, { delay: 5 });
      }
      await reactIsHere(page);
    }
    for (const [label, text] of Object.entries(texts)) {
      expect(await page.getByLabel(label).inputValue()).toBe(text);
    }
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("main").getByText("Message sent successfully!").waitFor();
    const message = (await site.messages()).at(-1);
    expect(message).toMatchObject({
      name: "Ana",
      email: "ana@brand.example",
      message: "Line one\nand two",
    });
  });

  test("works where the browser refuses to store anything", async () => {
    const { page } = await visit("/", {
      before: (page) =>
        page.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage"]) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException("denied", "SecurityError");
              },
            });
          }
        }),
    });
    await wake(page);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: /actually works/ }).waitFor();
  });

  test.each(["/#100%", "/work#%E0%A4%A", "/?utm_source=a%", "/services?x=%E0#y"])(
    "survives the odd address %s",
    async (path) => {
      const { page } = await visit(path);
      const heading = page.getByRole("heading", { level: 1 });
      const text = await heading.textContent();
      await wake(page);
      await page.waitForTimeout(100);
      expect(await heading.textContent()).toBe(text);
      // Also when it is typed in later.
      await page.evaluate(() => {
        location.hash = "#later%";
      });
      await page.waitForTimeout(100);
      expect(await heading.textContent()).toBe(text);
    },
  );

  test.each(["/index.html", "/services/index.html", "/services/", "/blog/?page=1"])(
    "works at the other spelling %s",
    async (path) => {
      const { page } = await visit(path, { viewport: DESKTOP });
      await wake(page);
      await eventually(async () =>
        expect(new URL(page.url()).pathname).toBe(
          path.replace(/\/(index\.html)?(\?.*)?$/, "") || "/",
        ),
      );
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    },
  );
});
