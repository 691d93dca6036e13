import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { builtSite } from "../support/built-sites";
import { formOn, MESSAGE, SUCCESS, watchInbox, withNetworkLineEnds } from "./support/form";
import { gate, holding } from "./support/hold";
import { AFTER_BOOT, chunkScript, everythingIsHere, scriptNames, settled } from "./support/react";
import { expect, type Page, test, type VisitOptions } from "./support/test";

const KB = 1000;

/** Returns the number of bytes of all requested scripts and style sheets after compression. */
const scriptBytes = (requests: readonly Request[]): number =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => readFileSync(path.join(builtSite("fixture-site"), "public", name)))
    .reduce((sum, file) => sum + brotliCompressSync(file).length, 0);

test("a page without form and search loads at most 6 kB of scripts, and at most 8 kB after pointer, wheel and Tab", async ({
  visit,
}) => {
  const { page, requests } = await visit("/privacy");
  await everythingIsHere(page);
  expect(scriptNames(requests)).toEqual(["boot", "background"]);
  expect(scriptBytes(requests)).toBeLessThanOrEqual(6 * KB);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
  await settled(page);
  expect(scriptBytes(requests)).toBeLessThanOrEqual(8 * KB);
  expect(scriptNames(requests).join()).not.toMatch(/framework|react/);
});

const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith("__reactFiber")),
  );

/** Returns the text of the message field, with `|` at the caret if the field has the focus. */
const messageWithCaret = (page: Page) =>
  page.locator("textarea").evaluate((field: HTMLTextAreaElement) => {
    if (document.activeElement !== field) return field.value;
    const { value, selectionStart: at } = field;
    return `${value.slice(0, at)}|${value.slice(at)}`;
  });

/** Changes that other software makes to the HTML of the form before React hydrates the form. */
const CHANGES: Record<string, () => void> = {
  "a translator": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea")) continue;
      const font = document.createElement("font");
      font.append(`ü${text.data}`);
      text.replaceWith(font);
    }
  },
  "a password manager": () => {
    for (const field of document.querySelectorAll("form input, form textarea")) {
      field.setAttribute("data-manager", "1");
      field.after(document.createElement("x-manager"));
    }
    (document.forms[0]?.elements.namedItem("email") as HTMLInputElement).value = "a@b.example";
  },
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`words, focus and caret survive if ${name} changes the form while a slow script loads`, async ({
    visit,
    site,
  }) => {
    const stored = await watchInbox(site);
    const scripts = holding(AFTER_BOOT);
    const { page } = await visit("/contact", { before: scripts.before });
    const field = page.locator("textarea");
    await page.locator("[name=name]").fill("Ana");
    await field.click();
    await page.keyboard.type(`Words for ${name}`);
    await page.keyboard.press("ArrowLeft");
    await page.evaluate(change);
    await page.keyboard.type("-");
    const before = await messageWithCaret(page);
    expect(before).toContain("-|");
    scripts.release();
    await isHydrated(page);
    await settled(page);
    expect(await messageWithCaret(page)).toBe(before);
    await page.keyboard.type("+");
    const text = before.replace("|", "+");
    expect(await field.inputValue()).toBe(text);
    await page.locator("[name=email]").fill("a@b.example");
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(SUCCESS);
    expect(await stored(text)).toEqual([{ name: "Ana", email: "a@b.example", message: text }]);
  });
}

test("a translator that changes the form after hydration does not keep the form from working", async ({
  visit,
}) => {
  const { page, wake } = await visit("/contact");
  await wake();
  await formOn(page).fill(MESSAGE);
  await page.evaluate(CHANGES["a translator"] as () => void);
  await page.locator("main form button[type=submit]").click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(SUCCESS);
  await page.locator("main form button[type=button]").click();
  await expect(page.locator("[name=name]")).toBeFocused();
});

test.describe("if the script of the form", () => {
  const FAULTS: Record<string, VisitOptions["before"]> = {
    "is missing": (page) => page.route(AFTER_BOOT, (route) => route.fulfill({ status: 404 })),
    "never arrives": (page) => page.route(AFTER_BOOT, () => undefined),
  };

  for (const [fault, before] of Object.entries(FAULTS)) {
    test(`${fault}, the browser posts the form once`, async ({ visit, site }) => {
      const stored = await watchInbox(site);
      const { page, requests, expectFaults } = await visit("/contact", { before });
      expectFaults(/404/, /Loading (CSS )?chunk/);
      const message = { ...MESSAGE, message: `The script ${fault}` };
      const form = formOn(page);
      await form.fill(message);
      await form.button.dblclick();
      await expect(page).toHaveURL("/contact/sent");
      expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
      expect(await stored(message.message)).toEqual([withNetworkLineEnds(message)]);
      // The script of the confirmation page deletes the draft.
      await page.waitForLoadState();
      await page.goto("/contact");
      await expect(form.message).toHaveValue("");
    });
  }

  test("fails once, the next intent loads it again", async ({ visit }) => {
    let refused = 0;
    const { page, expectFaults } = await visit("/contact", {
      before: (page) =>
        page.route(`**${chunkScript("contact-form")}`, async (route) => {
          refused += 1;
          await (refused === 1 ? route.abort() : route.continue());
        }),
    });
    expectFaults(/ERR_FAILED/);
    await page.locator("[name=name]").focus();
    await expect.poll(() => refused).toBe(1);
    await expect(async () => {
      await page.locator("[name=email]").focus();
      await page.locator("[name=name]").focus();
      expect(refused).toBe(2);
    }).toPass();
    await isHydrated(page);
  });
});

test("a message that is being sent arrives if the visitor leaves, and its draft stays", async ({
  visitWithProvider,
  provider,
}) => {
  const { page, wake } = await visitWithProvider("/contact");
  await wake();
  const form = formOn(page);
  await form.fill(MESSAGE);
  const { release, released } = gate();
  provider.behave({}, { after: released });
  await form.button.click();
  await expect.poll(() => provider.preflights.length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  release();
  await expect.poll(() => provider.received.length).toBe(1);
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject({ ...MESSAGE });
  await page.goto("/contact");
  await form.expectValues(MESSAGE);
  await expect(form.button).toBeEnabled();
});
