import { type Browser, chromium, type Page } from "playwright-core";
import { ARGUMENTS, DESKTOP } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { formOn, MESSAGE, SUCCESS } from "./support/form";
import { eventually, wake } from "./support/react";

/** Pages that the browser keeps as they are, to show them at once on Back: bfcache. */

const site = serveSite(builtRoot());
let browser: Browser;
let errors: string[] = [];
jest.setTimeout(30_000);

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ARGUMENTS,
    // Playwright turns off what this is about.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(() => browser.close());

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: site.url });
  const page = await context.newPage();
  errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const heard: string[] = [];
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(type: string, ...rest: unknown[]) {
      heard.push(type);
      return addEventListener.call(this, type, ...(rest as [() => void]));
    };
    Object.assign(window, { heard });
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto(path);
  await page.locator("canvas[data-state]").waitFor({ state: "attached" });
  await wake(page);
  return page;
}

/** Leaves by a new document and comes back, to the very page. */
async function leaveAndReturn(page: Page) {
  await page.goto("/services");
  // Playwright's own way waits for a document that does not come.
  await page.evaluate(() => history.back());
  await eventually(async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe("true");
  });
}

const running = (page: Page) => page.locator("canvas").getAttribute("data-state");

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(errors).toEqual([]);
});

test.each(["/", "/contact", "/blog"])("%s is kept, and goes on as it was", async (path) => {
  const page = await open(path);
  await leaveAndReturn(page);
  expect(await running(page)).toBe("running");
  await page.getByRole("button", { name: "Pause the background" }).click();
  expect(await running(page)).toBe("paused");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("heading", { level: 1, name: "Transparent Pricing" }).waitFor();
});

test("nothing listens to the end of a page, which would keep the browser from keeping it", async () => {
  const page = await open("/contact");
  await formOn(page).fill(MESSAGE);
  const heard = await page.evaluate(() => (window as never as { heard: string[] }).heard);
  expect(heard).toContain("click");
  expect(heard.filter((type) => /unload/.test(type))).toEqual([]);
});

test("a form that was sending is ready again, with all that was written", async () => {
  const page = await open("/contact");
  let arrive = () => {};
  await page.route("**/api/contact", async (route) => {
    await new Promise<void>((done) => {
      arrive = done;
    });
    await route.continue().catch(() => {});
  });
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await page.getByRole("button", { name: "Sending..." }).waitFor();
  await leaveAndReturn(page);
  await eventually(async () => expect(await form.button.textContent()).toBe("Send message"));
  expect(await form.button.isEnabled()).toBe(true);
  expect(await form.values()).toEqual(MESSAGE);
  arrive();
  await page.unroute("**/api/contact");
  await wake(page);
  await form.button.click();
  await form.status.getByText(SUCCESS).waitFor();
});

test("a form that had sent is empty, and sends nothing again", async () => {
  const page = await open("/contact");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await form.status.getByText(SUCCESS).waitFor();
  await leaveAndReturn(page);
  expect(await form.values()).toEqual({ name: "", email: "", message: "" });
  expect(posts).toHaveLength(1);
});
