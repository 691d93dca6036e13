import { expectNoMove } from "./support/arrival";
import { forbidStorage } from "./support/faults";
import { everythingIsHere, expectFirstView } from "./support/first-view";
import { formOn, SUCCESS, watchInbox } from "./support/form";
import { POSTS } from "./support/pages";
import {
  AFTER_BOOT,
  BOOT,
  documentPaths,
  reactIsHere,
  restsAtAnchor,
  scriptNames,
  settled,
} from "./support/react";
import { DESKTOP, expect, type Page, PHONE, test } from "./support/test";

/** One page of each kind; __tests__/deep/first-interaction.spec.ts has all of them. */
const KINDS = ["/", "/work", "/contact", "/blog", `/blog/${POSTS[0].slug}`];

for (const path of KINDS) {
  test(`before the first interaction, ${path} loads only the boot script, and does not scroll`, async ({
    visit,
  }) => {
    await expectFirstView(visit, path, [PHONE, DESKTOP]);
  });
}

test("before the first interaction, the home page makes at most 8 requests", async ({ visit }) => {
  const { page, requests } = await visit("/");
  await everythingIsHere(page);
  await page.waitForLoadState("networkidle");
  expect(requests.length).toBeLessThanOrEqual(8);
});

// Scrolling is an interaction only after the page has not scrolled for half a second.
const CLOCK = {
  before: (page: Page) => page.clock.install(),
};
const letScrollingBeTheVisitors = (page: Page) => page.clock.runFor(1_000);

for (const path of ["/#work", "/work#skincare-eu"]) {
  test(`React does not load when the browser scrolls to the hash of ${path}, but when the visitor scrolls`, async ({
    visit,
  }) => {
    const { page, requests } = await visit(path, CLOCK);
    await everythingIsHere(page);
    await restsAtAnchor(page);
    await letScrollingBeTheVisitors(page);
    await settled(page);
    expect(scriptNames(requests)).toEqual(BOOT);
    await page.evaluate(() => scrollBy(0, -200));
    await reactIsHere(page);
  });
}

test.describe("the first interaction", () => {
  const INTERACTIONS: [string, (page: Page) => Promise<unknown>][] = [
    ["moves the mouse", (page) => page.mouse.move(200, 200)],
    ["clicks an empty area", (page) => page.mouse.click(2, 400)],
    // At the top of the page, this does not scroll: scrolling would be an interaction, too.
    ["turns the wheel", (page) => page.mouse.wheel(0, -300)],
    ["touches the screen", (page) => page.touchscreen.tap(2, 400)],
    ["scrolls with a key", (page) => page.keyboard.press("PageDown")],
    ["presses Tab", (page) => page.keyboard.press("Tab")],
    ["focuses a field", (page) => page.getByLabel("Email").focus()],
    ["types", (page) => page.keyboard.type("a")],
  ];

  for (const [interaction, act] of INTERACTIONS) {
    test(`React loads when the visitor ${interaction}`, async ({ visit }) => {
      const { page, requests } = await visit("/", {
        hasTouch: true,
      });
      expect(scriptNames(requests).filter((name) => !BOOT.includes(name))).toEqual([]);
      await act(page);
      await reactIsHere(page);
    });
  }

  test("React loads when the visitor scrolls without an input event, as with a scrollbar", async ({
    visit,
  }) => {
    const { page } = await visit("/blog", CLOCK);
    await letScrollingBeTheVisitors(page);
    await page.evaluate(() => scrollTo(0, 200));
    await reactIsHere(page);
  });
});

test.describe("hydration after the first interaction", () => {
  // __tests__/deep/first-interaction.spec.ts tests every page, position and screen.
  for (const [path, top, screen, viewport] of [
    ["/", 2_345, "phone", PHONE],
    ["/", 99_999, "desktop", DESKTOP],
    ["/#work", 333, "phone", PHONE],
    ["/work#skincare-eu", 0, "desktop", DESKTOP],
    ["/blog/tiktok-shop-marketing-guide-2025", 4_000, "phone", PHONE],
  ] as const) {
    test(`hydration does not scroll ${path} from its position ${top}, on a ${screen}`, async ({
      visit,
    }) => {
      await expectNoMove(visit, path, top, viewport);
    });
  }

  test("hydration keeps focus and selection", async ({ visit }) => {
    const { page } = await visit("/contact", { viewport: PHONE });
    const field = page.getByLabel("Your name");
    await field.focus();
    await page.keyboard.type("Ana Lopes");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 9));
    await reactIsHere(page);
    await page.keyboard.type("Maria");
    await expect(field).toHaveValue("Ana Maria");
  });

  test("hydration keeps values of a password manager, and the form sends them", async ({
    visit,
    site,
  }) => {
    const stored = await watchInbox(site);
    const { page, wake } = await visit("/contact");
    const message = { name: "Ana", email: "ana@brand.example", message: "Filled in\nby a manager" };
    // Sets the values without an event, which could be an interaction.
    await page.evaluate((texts) => {
      const form = document.forms[0] as HTMLFormElement;
      for (const [name, text] of Object.entries(texts)) {
        (form.elements.namedItem(name) as HTMLInputElement).value = text;
      }
    }, message);
    await wake();
    const form = formOn(page);
    await form.expectValues(message);
    await form.button.click();
    await expect(form.status).toHaveText(SUCCESS);
    expect(await stored(message.message)).toEqual([message]);
  });

  test("hydration keeps text that was typed while React was loading, and the form sends the text", async ({
    visit,
    site,
  }) => {
    const stored = await watchInbox(site);
    let arrive = () => {};
    const { page } = await visit("/contact", {
      before: (page) => {
        const held = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        return page.route(AFTER_BOOT, async (route) => {
          await held;
          await route.continue().catch(() => {});
        });
      },
    });
    const form = formOn(page);
    const message = { name: "Ana", email: "ana@brand.example", message: "Typed\nearly" };
    for (const name of ["name", "email", "message"] as const) {
      await form[name].pressSequentially(message[name]);
    }
    arrive();
    await reactIsHere(page);
    await form.expectValues(message);
    await form.button.click();
    await expect(form.status).toHaveText(SUCCESS);
    expect(await stored(message.message)).toEqual([message]);
  });

  test("hydration works if the browser forbids storage", async ({ visit }) => {
    const { page, wake } = await visit("/", { before: forbidStorage });
    await wake();
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Transparent Pricing" }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
  });

  for (const path of ["/#100%", "/work#%E0%A4%A", "/?utm_source=a%", "/services?x=%E0#y"]) {
    test(`hydration works at ${path}, a URL that cannot be decoded, and a later hash that cannot be decoded changes nothing`, async ({
      visit,
    }) => {
      const { page, wake } = await visit(path);
      const heading = page.getByRole("heading", { level: 1 });
      const text = (await heading.textContent()) ?? "";
      expect(text).not.toBe("");
      await wake();
      // Waits for pending work, which could still replace the heading.
      await settled(page);
      await expect(heading).toHaveText(text);
      await page.evaluate(() => {
        location.hash = "#later%";
      });
      await settled(page);
      await expect(heading).toHaveText(text);
    });
  }

  for (const [path, proper] of [
    ["/index.html", "/"],
    ["/services/index.html", "/services"],
    ["/services/", "/services"],
    ["/blog/?page=1", "/blog"],
  ] as const) {
    test(`hydration works at ${path}, another spelling of the URL ${proper}`, async ({ visit }) => {
      const { page, wake } = await visit(path);
      await wake();
      await expect.poll(() => new URL(page.url()).pathname).toBe(proper);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }
});

for (const [storage, before] of [
  ["allows", async () => {}],
  ["forbids", forbidStorage],
] as const) {
  test(`a page on which React fails is loaded again once and stays plain HTML, in a browser that ${storage} storage`, async ({
    visit,
  }) => {
    const { page, requests, expectFaults } = await visit("/", {
      before: async (page) => {
        await before(page);
        // Gatsby's links create an observer, so React fails when it commits the page.
        await page.addInitScript(() => {
          Object.assign(window, {
            IntersectionObserver: function IntersectionObserver() {
              throw new Error("no observer");
            },
          });
        });
      },
    });
    expectFaults(/React has removed the page/, /React leaves this page/);
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const moveMouse = async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
    };
    await expect(async () => {
      await moveMouse();
      expect(messages).toContain(
        "React leaves this page as plain HTML: React has failed on it before: Error: no observer.",
      );
    }).toPass();
    await settled(page);
    await moveMouse();
    await settled(page);
    expect(documentPaths(requests)).toEqual(["/", "/"]);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
  });
}
