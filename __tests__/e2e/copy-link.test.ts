import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { CLIPBOARD, clipboard, copyButton, noticesOn, POST } from "./support/notices";
import { AFTER_BOOT, eventually, isMarked, mark, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";

/** Adds a link beside a heading, as an article may have them, and scrolls to it. */
async function addLink(page: Page) {
  await page.evaluate(() => {
    const heading = document.querySelector("article h2[id]");
    heading?.insertAdjacentHTML("beforeend", `<a data-copy href="#${heading.id}">Link to this</a>`);
  });
  return page.getByRole("link", { name: "Link to this" });
}

async function open(path = POST) {
  const made = await visit(path, CLIPBOARD);
  await wake(made.page);
  return { ...made, ...noticesOn(made.page) };
}

test("the button beside the networks copies the address of the article as it is published", async () => {
  const { page, items } = await open(`${POST}?utm_source=mail#here`);
  const address = await canonical(page);
  expect(new URL(address).pathname).toBe(POST);
  await copyButton(page).press("Enter");
  await items.getByText("Link copied").waitFor();
  expect(await clipboard(page)).toBe(address);
});

test("after another article was opened, it is that one's", async () => {
  const { page, items } = await open();
  const old = await canonical(page);
  await page.getByRole("link", { name: "Read more" }).first().click();
  await page.waitForURL((url) => url.pathname !== POST);
  await eventually(async () => expect(await canonical(page)).not.toBe(old));
  await copyButton(page).click();
  await items.getByText("Link copied").waitFor();
  expect(await clipboard(page)).toBe(await canonical(page));
  expect(new URL(await clipboard(page)).pathname).toBe(new URL(page.url()).pathname);
});

test("a first click is done once the scripts are here, and done once", async () => {
  const { page, requests } = await visit(POST, {
    ...CLIPBOARD,
    before: (page) =>
      page.route(AFTER_BOOT, async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.continue().catch(() => {});
      }),
  });
  await page.evaluate(() => navigator.clipboard.writeText("untouched"));
  expect(requests.some((request) => AFTER_BOOT(new URL(request.url())))).toBe(false);
  await copyButton(page).click();
  expect(await clipboard(page)).toBe("untouched");
  await noticesOn(page).items.getByText("Link copied").waitFor();
  expect(await clipboard(page)).toBe(await canonical(page));
});

test("a link that copies its address is still a link", async () => {
  const { page, items } = await open();
  const link = await addLink(page);
  const address = (await canonical(page)) + (await link.getAttribute("href"));
  await mark(page);
  await link.click();
  await items.getByText("Link copied").waitFor();
  expect(await clipboard(page)).toBe(address);
  expect(page.url()).toBe(site.url + POST + new URL(address).hash);
  expect(await isMarked(page)).toBe(true);
});

test("opened in a new tab it copies nothing", async () => {
  const { page, context, items } = await open();
  await page.evaluate(() => navigator.clipboard.writeText("untouched"));
  const link = await addLink(page);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.close();
  await link.click({ button: "middle" });
  expect(await clipboard(page)).toBe("untouched");
  expect(await items.count()).toBe(0);
});

/** What a browser may do to the clipboard. */
const FAULTS: [string, () => void][] = [
  ["is missing", () => Object.defineProperty(navigator, "clipboard", { value: undefined })],
  [
    "refuses",
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied"));
    },
  ],
];

describe.each(FAULTS)("where the clipboard %s", (_fault, damage) => {
  test("the address is copied all the same, and the focus stays", async () => {
    const { page, items } = await open();
    await page.evaluate(damage);
    await copyButton(page).click();
    await items.getByText("Link copied").waitFor();
    expect(await copyButton(page).evaluate((button) => button.matches(":focus"))).toBe(true);
    const pasted = await page.evaluateHandle(() => {
      const field = document.createElement("textarea");
      document.body.append(field);
      field.focus();
      return field;
    });
    await page.keyboard.press("ControlOrMeta+V");
    expect(await pasted.evaluate((field) => field.value)).toBe(await canonical(page));
  });

  test("and copying by hand too, the visitor is told what to do", async () => {
    const { page, items } = await open();
    await page.evaluate(damage);
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copyButton(page).click();
    await items.getByText(/could not be copied.*address bar/).waitFor();
  });
});

test("without JavaScript there is no button that would do nothing", async () => {
  const { page } = await visit(POST, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Share on LinkedIn" }).waitFor();
  expect(await copyButton(page).count()).toBe(0);
});
