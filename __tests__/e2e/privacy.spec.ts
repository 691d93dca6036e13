import { formOn, MESSAGE, SUCCESS } from "./support/form";
import { NAVIGATION } from "./support/pages";
import { isMarked, mark } from "./support/react";
import { expect, test, type Visit } from "./support/test";

/** Everything that the site may store in a browser: names of entries and their purpose. */
const KEPT = {
  local: [/^background$/], // that the visitor has paused the background
  session: [
    /^contact-draft$/, // what is in the contact form and has not been sent
    /^@@scroll\|/, // Gatsby: how far a page was scrolled, for Back
    /^gatsby-/, // Gatsby: that it has reloaded the page after a deployment
  ],
};

/**
 * Lists all requests to other origins and all entries in the browser's storage, one line each.
 *
 * @param own origin of the site, with which every other request must start
 */
async function tracesOf({ page, context, requests }: Visit, own: string): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const abroad = requests
    .map((request) => request.url())
    .filter((url) => !url.startsWith(`${own}/`) && !/^(data|blob):/.test(url))
    .map((url) => `request to ${url}`);
  const keys = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => `database ${name}`),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  const unknown = (["local", "session"] as const).flatMap((kind) =>
    keys[kind]
      .filter((key) => !KEPT[kind].some((pattern) => pattern.test(key)))
      .map((key) => `${kind} storage ${key}`),
  );
  const caches = await page.evaluate(() => globalThis.caches?.keys() ?? []);
  return [...cookies, ...abroad, ...unknown, ...keys.databases, ...keys.workers, ...caches];
}

test("a visit to every page makes no request to another origin and stores no undocumented data", async ({
  site,
  visit,
}) => {
  // The test opens many pages, which takes long on a busy machine.
  test.slow();
  const made = await visit("/");
  const { page } = made;
  await made.wake();
  await mark(page);
  for (const [name, path] of NAVIGATION) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await expect(form.status).toContainText(SUCCESS);
  // All pages were shown in one document, so its requests and stored data are complete.
  expect(await isMarked(page)).toBe(true);
  expect(made.requests.length).toBeGreaterThan(20);
  expect(await tracesOf(made, site.url)).toEqual([]);
});

test("the test helper for privacy reports cookies, every kind of storage, and requests to other origins", async ({
  site,
  visit,
}) => {
  const made = await visit("/", {
    // The site's policy would block the request to another origin.
    bypassCSP: true,
    before: (page) => page.route("https://elsewhere.example/", (route) => route.fulfill()),
  });
  await made.page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a tracking script would set it
    document.cookie = "id=1";
    localStorage.setItem("visitor", "1");
    sessionStorage.setItem("visit", "1");
    await caches.open("visits");
    await new Promise((done) => {
      indexedDB.open("visitors").onsuccess = done;
    });
    await fetch("https://elsewhere.example/", { mode: "no-cors" });
  });
  expect(await tracesOf(made, site.url)).toEqual([
    "cookie id",
    "request to https://elsewhere.example/",
    "local storage visitor",
    "session storage visit",
    "database visitors",
    "visits",
  ]);
});
