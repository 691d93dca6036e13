import { formOn, MESSAGE } from "./support/form";
import { expect, type Open, type Page, test } from "./support/test";

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // The headless shell has no back/forward cache, so the tests start full Chromium.
        // Playwright disables the cache by default.
        executablePath: process.env.FULL_BROWSER,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});

async function open(visit: Open, path: string) {
  const made = await visit(path, {
    before: (page) =>
      page.addInitScript(() => {
        const listenerTypes: string[] = [];
        const { addEventListener } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function listen(type: string, ...rest: unknown[]) {
          listenerTypes.push(type);
          return addEventListener.call(this, type, ...(rest as [() => void]));
        };
        Object.assign(window, { listenerTypes });
        window.addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset.kept = String(persisted);
        });
      }),
  });
  await expect(made.page.locator("canvas")).toHaveAttribute("data-state", "running");
  await made.wake();
  return made;
}

async function leaveAndReturn(page: Page) {
  await page.goto("/services");
  // `page.goBack` would wait for a new document, but the back/forward cache loads none.
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
}

test("links and the pause button work on a page that the browser restores from the back/forward cache", async ({
  visit,
}) => {
  const { page } = await open(visit, "/blog");
  await leaveAndReturn(page);
  const canvas = page.locator("canvas");
  await expect(canvas).toHaveAttribute("data-state", "running");
  await page.getByRole("button", { name: "Pause the background" }).click();
  await expect(canvas).toHaveAttribute("data-state", "paused");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Transparent/ })).toBeVisible();
});

test("a page adds no unload listener, which would disable the back/forward cache", async ({
  visit,
}) => {
  const { page } = await open(visit, "/contact");
  await formOn(page).fill(MESSAGE);
  const listenerTypes = await page.evaluate(
    () => (window as never as { listenerTypes: string[] }).listenerTypes,
  );
  expect(listenerTypes).toContain("click");
  expect(listenerTypes.filter((type) => /unload/.test(type))).toEqual([]);
});
