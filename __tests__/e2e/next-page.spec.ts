import type { Request } from "@playwright/test";
import { scriptNames, settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

/** Paths of the pages whose data was asked for. */
const dataPaths = (requests: readonly Request[]) =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /^\/page-data\/(?!sq\/|app-data)/.test(path))
    .map((path) => path.replace(/^\/page-data|\/page-data\.json$/g, "").replace("/index", "/"));

/** For `before`: makes the browser say this of its connection, on a clock that can be moved on. */
const onConnection = (saveData: boolean, effectiveType: string) => async (page: Page) => {
  await page.clock.install();
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    },
    { saveData, effectiveType },
  );
};

/** Links in view have been seen; Gatsby then collects them for 3 s before it asks for their pages. */
async function collectLinks(page: Page) {
  await settled(page);
  await page.clock.fastForward(3_500);
  await settled(page);
}

test("the pages that links in view lead to are here before anybody clicks, each once", async ({
  visit,
}) => {
  const { page, requests, wake } = await visit("/services", { before: onConnection(false, "4g") });
  const linked = await page.evaluate(() => [
    ...new Set([...document.links].map(({ pathname }) => pathname)),
  ]);
  await wake();
  const own = requests.length;
  await collectLinks(page);
  await page.waitForFunction(
    (paths) => {
      const { ___loader: loader } = window as never as {
        ___loader: { loadPageSync(path: string): unknown };
      };
      return paths.every((path) => loader.loadPageSync(path));
    },
    ["/work", "/pricing", "/blog"],
  );
  const paths = dataPaths(requests);
  expect(paths.filter((path) => !linked.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  // For each page its data, what it is made of and its styles; and twice what some of them share.
  expect(requests.length - own).toBeLessThanOrEqual(3 * paths.length + 2);
  const before = requests.length;
  await link(page, "Pricing").click();
  await expect(page.getByRole("heading", { name: "Transparent Pricing" })).toBeVisible();
  expect(scriptNames(requests.slice(before))).toEqual([]);
});

for (const [where, before] of [
  ["data is saved", onConnection(true, "4g")],
  ["the connection is slow", onConnection(false, "2g")],
] as const) {
  test(`where ${where}, nothing is got before a click, which leads to its page`, async ({
    visit,
  }) => {
    const { page, requests, wake } = await visit("/services", { before });
    await wake();
    await link(page, "Work").hover();
    // On a fast connection, the test above shows, the pages have been asked for by now.
    await collectLinks(page);
    expect(dataPaths(requests)).toEqual(["/services"]);
    await link(page, "Pricing").click();
    await expect(page.getByRole("heading", { name: "Transparent Pricing" })).toBeVisible();
  });
}
