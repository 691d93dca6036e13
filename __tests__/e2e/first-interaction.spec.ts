import { expectNoMove } from "./support/arrival";
import { formOn, SUCCESS, watchInbox } from "./support/form";
import { holding } from "./support/hold";
import {
  AFTER_BOOT,
  BOOT,
  documentPaths,
  everythingIsHere,
  reactIsHere,
  restsAtAnchor,
  scriptNames,
  settled,
} from "./support/react";
import { DESKTOP, expect, type Page, PHONE, test } from "./support/test";

// Scrolling counts as an interaction only if the page has not scrolled for one second before. The
// test advances a fake clock by one second.
const CLOCK = {
  before: async (page: Page) => {
    await page.clock.install();
    await page.addInitScript(() => {
      addEventListener("scrollend", () => document.documentElement.setAttribute("data-rests", ""));
    });
  },
};
const letScrollingBeTheVisitors = (page: Page) => page.clock.runFor(1_500);

test("React loads when the visitor scrolls, but not when the browser scrolls to the hash of the URL", async ({
  visit,
}) => {
  const { page, requests } = await visit("/work#skincare-eu", CLOCK);
  await everythingIsHere(page);
  await restsAtAnchor(page);
  // Browsers dispatch the last scroll event only after the page has stopped, so the test waits for
  // this event.
  await expect(page.locator("html[data-rests]")).toBeAttached();
  await letScrollingBeTheVisitors(page);
  await settled(page);
  expect(scriptNames(requests)).toEqual(BOOT);
  await page.evaluate(() => scrollBy(0, -200));
  await reactIsHere(page);
});

for (const [path, top, screen, viewport] of [
  ["/", 2_345, "phone", PHONE],
  ["/work#skincare-eu", 150, "desktop", DESKTOP],
] as const) {
  test(`on a ${screen}, hydration of ${path} keeps a scroll position of ${top} px`, async ({
    visit,
  }) => {
    await expectNoMove(visit, path, top, viewport);
  });
}

test("hydration keeps the focus and the selected text in a form field", async ({ visit }) => {
  const { page } = await visit("/contact", { viewport: PHONE });
  const field = page.getByLabel("Your name");
  await field.focus();
  await page.keyboard.type("Ana Lopes");
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 9));
  await reactIsHere(page);
  await page.keyboard.type("Maria");
  await expect(field).toHaveValue("Ana Maria");
});

test("hydration keeps text that was typed while React was loading, and the contact form sends the text", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { before, release } = holding(AFTER_BOOT);
  const { page } = await visit("/contact", { before });
  const form = formOn(page);
  const message = { name: "Ana", email: "ana@brand.example", message: "Typed\nearly" };
  for (const name of ["name", "email", "message"] as const) {
    await form[name].pressSequentially(message[name]);
  }
  release();
  await reactIsHere(page);
  await form.expectValues(message);
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(await stored(message.message)).toEqual([message]);
});

test("React hydrates the page /services at the URL /services/index.html, and changes the URL to /services", async ({
  visit,
}) => {
  const { page, wake } = await visit("/services/index.html");
  await wake();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("if hydration fails, the page is reloaded once and then stays plain HTML", async ({
  visit,
}) => {
  const { page, requests, expectFaults } = await visit("/", {
    // The mock IntersectionObserver throws an error. Gatsby's links create an IntersectionObserver,
    // so React fails when it commits the page.
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(window, {
          IntersectionObserver: function IntersectionObserver() {
            throw new Error("no observer");
          },
        });
      }),
  });
  expectFaults(/React has removed the page/, /React does not hydrate this page/);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const moveMouse = async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
  };
  await expect(async () => {
    await moveMouse();
    expect(messages).toContain(
      "React does not hydrate this page, so the page stays plain HTML: React has failed on this page before: Error: no observer.",
    );
  }).toPass();
  await settled(page);
  await moveMouse();
  await settled(page);
  expect(documentPaths(requests)).toEqual(["/", "/"]);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
});
