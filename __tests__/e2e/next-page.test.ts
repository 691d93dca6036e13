import type { Page, Request } from "playwright-core";
import { openBrowser } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { scriptNames, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

interface Loader {
  ___loader: { loadPageSync(path: string): unknown };
}

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

/** Paths of the pages whose data was asked for. */
const dataPaths = (requests: readonly Request[]) =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => /^\/page-data\/(?!sq\/|app-data)/.test(path))
    .map((path) => path.replace(/^\/page-data|\/page-data\.json$/g, "").replace("/index", "/"));

/** Lets the browser say this of its connection. */
const onConnection = (saveData: boolean, effectiveType: string) => (page: Page) =>
  page.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    },
    { saveData, effectiveType },
  );

test("the pages that links in view lead to are here before anybody clicks, each once", async () => {
  const { page, requests } = await visit("/services");
  await wake(page);
  const own = requests.length;
  const linked = await page.evaluate(() => [
    ...new Set([...document.links].map(({ pathname }) => pathname)),
  ]);
  // Gatsby collects links for 3 s.
  await page.waitForFunction(
    (paths) => paths.every((path) => (window as never as Loader).___loader.loadPageSync(path)),
    ["/work", "/pricing", "/blog"],
  );
  const paths = dataPaths(requests);
  expect(paths.filter((path) => !linked.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  // For each page its data, what it is made of and its styles.
  expect(requests.length - own).toBeLessThanOrEqual(3 * paths.length);
  const before = requests.length;
  await link(page, "Pricing").click();
  await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
  expect(scriptNames(requests.slice(before))).toEqual([]);
});

test("nothing is got in advance where data is saved or the connection is slow", async () => {
  const visits = await Promise.all([
    visit("/services", { before: onConnection(true, "4g") }),
    visit("/services", { before: onConnection(false, "2g") }),
  ]);
  await Promise.all(
    visits.map(async ({ page, requests }) => {
      await wake(page);
      await link(page, "Work").hover();
      // Gatsby collects links for 3 s.
      await page.waitForTimeout(4_000);
      expect(dataPaths(requests)).toEqual(["/services"]);
      await link(page, "Pricing").click();
      await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
    }),
  );
});
