import type { Locator } from "@playwright/test";
import { holding } from "./support/hold";
import { CLIPBOARD, clipboard, copyButton, noticesOn, POST } from "./support/notices";
import { AFTER_BOOT, isMarked, mark, settled } from "./support/react";
import { expect, type Open, type Page, test } from "./support/test";

type ClickOptions = Parameters<Locator["click"]>[0];

const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";

/** Adds a link to a heading that copies its own URL. */
async function addLink(page: Page) {
  await page.evaluate(() => {
    const heading = document.querySelector("article h2[id]");
    heading?.insertAdjacentHTML("beforeend", `<a data-copy href="#${heading.id}">Link to this</a>`);
  });
  return page.getByRole("link", { name: "Link to this" });
}

async function open(visit: Open, path = POST) {
  const made = await visit(path, CLIPBOARD);
  await made.wake();
  return { ...made, ...noticesOn(made.page) };
}

test("the copy button copies the canonical URL of the article", async ({ visit }) => {
  const { page, items } = await open(visit, `${POST}?utm_source=mail#here`);
  const address = await canonical(page);
  expect(new URL(address).pathname).toBe(POST);
  await copyButton(page).press("Enter");
  await expect(items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(address);
});

test("the copy button copies the URL of the next article after a navigation", async ({ visit }) => {
  const { page, items } = await open(visit);
  const title = page.getByRole("heading", { level: 1 });
  const old = await canonical(page);
  const before = await title.innerText();
  await page.getByRole("link", { name: "Read more" }).first().click();
  await expect(title).not.toHaveText(before);
  await expect.poll(() => canonical(page)).not.toBe(old);
  await copyButton(page).click();
  await expect(items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(await canonical(page));
  expect(new URL(await clipboard(page)).pathname).toBe(new URL(page.url()).pathname);
});

test("a click before React has loaded copies the URL when React has loaded", async ({ visit }) => {
  const scripts = holding(AFTER_BOOT);
  const { page, requests } = await visit(POST, { ...CLIPBOARD, before: scripts.before });
  await page.evaluate(() => navigator.clipboard.writeText("untouched"));
  expect(requests.some((request) => AFTER_BOOT(new URL(request.url())))).toBe(false);
  const asked = page.waitForRequest((request) => AFTER_BOOT(new URL(request.url())));
  await copyButton(page).click();
  await asked;
  expect(await clipboard(page)).toBe("untouched");
  scripts.release();
  await expect(noticesOn(page).items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(await canonical(page));
});

test("a click on a link to a heading copies the URL of the heading and also scrolls to the heading", async ({
  visit,
}) => {
  const { page, items } = await open(visit);
  const link = await addLink(page);
  const address = (await canonical(page)) + (await link.getAttribute("href"));
  await mark(page);
  await link.click();
  await expect(items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(address);
  await expect(page).toHaveURL(POST + new URL(address).hash);
  expect(await isMarked(page)).toBe(true);
});

test("a link that is opened in a new tab copies nothing", async ({ visit }) => {
  const { page, context, items } = await open(visit);
  await page.evaluate(() => navigator.clipboard.writeText("untouched"));
  const link = await addLink(page);
  const clicks: ClickOptions[] = [{ modifiers: ["ControlOrMeta"] }, { button: "middle" }];
  for (const how of clicks) {
    const opened = context.waitForEvent("page");
    await link.click(how);
    await (await opened).close();
  }
  // Waits for pending work, so that the clicks would have copied a URL by now.
  await settled(page);
  expect(await clipboard(page)).toBe("untouched");
  await expect(items).toHaveCount(0);
});

/** Faults of the clipboard, with names that complete "the clipboard ...". */
const FAULTS: [string, () => void][] = [
  ["is missing", () => Object.defineProperty(navigator, "clipboard", { value: undefined })],
  [
    "denies access",
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied"));
    },
  ],
];

for (const [fault, damage] of FAULTS) {
  test(`if the clipboard ${fault}, the copy button uses the older command, or says how to copy the URL`, async ({
    visit,
  }) => {
    const { page, items } = await open(visit);
    await page.evaluate(damage);
    await test.step("the older command copies the URL, and the focus stays on the button", async () => {
      await copyButton(page).click();
      await expect(items).toContainText("Link copied");
      await expect(copyButton(page)).toBeFocused();
      await page.evaluate(() => {
        const field = document.createElement("textarea");
        field.title = "Pasted";
        document.body.append(field);
        field.focus();
      });
      await page.keyboard.press("ControlOrMeta+V");
      await expect(page.getByTitle("Pasted")).toHaveValue(await canonical(page));
    });
    await test.step("if the older command fails, too, a notification says how to copy the URL", async () => {
      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      await copyButton(page).click();
      await expect(items).toContainText(/could not be copied.*address bar/);
    });
  });
}

test("an article has no copy button without JavaScript", async ({ visit }) => {
  const { page } = await visit(POST, { javaScriptEnabled: false });
  await expect(page.getByRole("link", { name: "Share on LinkedIn" })).toBeVisible();
  await expect(copyButton(page)).toHaveCount(0);
});
