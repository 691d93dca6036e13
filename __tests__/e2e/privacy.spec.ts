import { NAVIGATION } from "../support/specification";
import { formOn, MESSAGE, SUCCESS } from "./support/form";
import { tracesOf } from "./support/privacy";
import { expect, test } from "./support/test";

test("a visit to every page makes no request to another origin and stores no undocumented data", async ({
  site,
  visit,
}) => {
  test.slow();
  const made = await visit("/");
  const { page } = made;
  for (const [name, path] of NAVIGATION) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await expect(form.status).toContainText(SUCCESS);
  expect(made.requests.length).toBeGreaterThan(20);
  expect(await tracesOf(made, site.url)).toEqual([]);
});

test("findings of the privacy test helper include cookies, every kind of storage, and requests to other origins", async ({
  site,
  visit,
}) => {
  const made = await visit("/", {
    // The content security policy would block the request to another origin.
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
