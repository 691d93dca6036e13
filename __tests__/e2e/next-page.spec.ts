import type { Request } from "@playwright/test";
import { chunkScript, scriptNames, settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

const dataPaths = (requests: readonly Request[]) =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /^\/page-data\/(?!sq\/|app-data)/.test(path))
    .map((path) => path.replace(/^\/page-data|\/page-data\.json$/g, "").replace("/index", "/"));

/** For `before`: sets the properties of the connection, and a clock that the test moves. */
const onConnection = (saveData: boolean, effectiveType: string) => async (page: Page) => {
  await page.clock.install();
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    },
    { saveData, effectiveType },
  );
};

/** Lets Gatsby prefetch: it waits for 3 s, and until the browser is idle. */
async function letPrefetch(page: Page) {
  await settled(page);
  await page.clock.fastForward(3_500);
  await settled(page);
}

test("Gatsby prefetches the data of at most four linked pages, and loads the scripts of a page when the visitor hovers over a link to the page", async ({
  visit,
}) => {
  const { page, requests, wake } = await visit("/services", { before: onConnection(false, "4g") });
  await wake();
  const own = requests.length;
  await letPrefetch(page);
  const prefetched = () => requests.slice(own);
  await expect.poll(() => new Set(dataPaths(prefetched())).size).toBe(4);
  // Gatsby would prefetch more pages in a second round.
  await letPrefetch(page);
  expect(new Set(dataPaths(prefetched())).size).toBe(4);
  expect(scriptNames(prefetched()).filter((name) => !name.endsWith(".json"))).toEqual([]);
  const pricing = chunkScript("component---src-pages-pricing-tsx");
  const loaded = page.waitForResponse((response) => response.url().endsWith(pricing));
  await link(page, "Pricing").hover();
  await loaded;
  await settled(page);
  const before = requests.length;
  await link(page, "Pricing").click();
  await expect(page.getByRole("heading", { name: "Transparent Pricing" })).toBeVisible();
  const ofPricing = [...scriptNames(requests.slice(before)), ...dataPaths(requests.slice(before))];
  expect(ofPricing.filter((name) => /pricing/.test(name))).toEqual([]);
});

for (const [connection, before] of [
  ["saves data", onConnection(true, "4g")],
  ["is slow", onConnection(false, "2g")],
] as const) {
  test(`Gatsby prefetches no page if the connection ${connection}`, async ({ visit }) => {
    const { page, requests, wake } = await visit("/services", { before });
    await wake();
    await link(page, "Work").hover();
    await letPrefetch(page);
    expect(dataPaths(requests)).toEqual(["/services"]);
    await link(page, "Pricing").click();
    await expect(page.getByRole("heading", { name: "Transparent Pricing" })).toBeVisible();
  });
}
