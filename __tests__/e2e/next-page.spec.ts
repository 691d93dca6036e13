import type { Request } from "@playwright/test";
import { chunkScript, scriptNames, settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

const dataPaths = (requests: readonly Request[]) =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /^\/page-data\/(?!sq\/|app-data)/.test(path))
    .map((path) => path.replace(/^\/page-data|\/page-data\.json$/g, "").replace("/index", "/"));

/** Simulates a fast connection, and installs a fake clock that the test advances. */
const onFastConnection = async (page: Page) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const connection = { saveData: false, effectiveType: "4g" };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
};

/** Waits until Gatsby has prefetched the pages of links in the viewport. */
async function letPrefetch(page: Page) {
  await settled(page);
  await page.clock.fastForward(1_000);
  await settled(page);
}

test("before a click, Gatsby prefetches at most four linked pages and the page of a hovered link", async ({
  visit,
}) => {
  const { page, requests, wake } = await visit("/services", { before: onFastConnection });
  await wake();
  const own = requests.length;
  await letPrefetch(page);
  const loadedPages = () => new Set(dataPaths(requests.slice(own)));
  await expect.poll(() => loadedPages().size).toBe(4);
  // Gatsby prefetches linked pages in a random order. From these five pages, the test takes one that
  // is not prefetched yet.
  const [other = ""] = ["work", "process", "pricing", "contact", "search"].filter(
    (page) => !loadedPages().has(`/${page}`),
  );
  const otherLink = page.getByRole("banner").locator(`a[href="/${other}"]`).first();
  const script = chunkScript(`component---src-pages-${other}-tsx`);
  const loaded = page.waitForResponse((response) => response.url().endsWith(script));
  await otherLink.hover();
  await loaded;
  await settled(page);
  const before = requests.length;
  await otherLink.click();
  await expect(page).toHaveURL(new RegExp(`/${other}$`));
  await settled(page);
  const later = [...scriptNames(requests.slice(before)), ...dataPaths(requests.slice(before))];
  expect(later.filter((name) => name.includes(other))).toEqual([]);
});
