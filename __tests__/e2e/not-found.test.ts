import { openBrowser, SCREENS, SCRIPTING } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { eventually, isMarked, mark, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const PATHS = [
  "/nothing-here",
  "/nothing/here/at/all",
  "/blog/no-such-post",
  "/blog/category/no-such-category",
  "/blog/page/2",
  "/services/nothing",
  "/SERVICES",
  "/services.html",
  "/services//",
  "/404",
  "/404.html",
  "/a%2Fb",
  "/services%2F",
  "/..%2f..%2fetc%2fpasswd",
  "/%23",
  "/what%3Fx",
  "/%00",
  "/%",
  "/%E0%A4%A",
  "/a%25b",
  "/%20",
  "/%F0%9F%98%80/ä",
  "//evil.example",
  "//evil.example/..",
  "/%2F%2Fevil.example",
  "/%5Cevil.example",
  "/__proto__",
  "/constructor",
  `/${"x".repeat(8_000)}`,
];

const NOISE = /^(response: 404|console: .*status of 404)/;

async function open(path: string, javaScriptEnabled = true) {
  const made = await visit(site.url + path, { javaScriptEnabled });
  made.expectFaults(NOISE);
  const heading = made.page.getByRole("heading", { level: 1, name: "404 Page Not Found" });
  expect(made.status).toBe(404);
  expect(await heading.isVisible()).toBe(true);
  return { ...made, heading };
}

test.each(PATHS)("%.40s answers 404 in words and stays readable", async (path) => {
  const { page, heading, requests } = await open(path);
  expect(await page.title()).toBe("404 Page Not Found | Steepline");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  // Whatever a visitor's intent starts, it neither takes the page away nor asks anybody else.
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.keyboard.press("Tab");
  await page.waitForTimeout(200);
  expect(await heading.isVisible()).toBe(true);
  expect(requests.filter((request) => !request.url().startsWith(site.url))).toEqual([]);
});

test.each(["/blog/no-such-post", "/a%2Fb", "/%E0%A4%A"])(
  "%s answers the same without JavaScript",
  async (path) => {
    await open(path, false);
  },
);

test.each(SCRIPTING)("the logo leads home, %s", async (_name, javaScriptEnabled) => {
  const { page } = await open("/blog/no-such-post", javaScriptEnabled);
  await page.getByRole("banner").getByRole("link", { name: "Steepline home" }).click();
  await page.waitForURL(`${site.url}/`);
  await page.getByRole("heading", { name: /actually works/ }).waitFor();
});

test.each(SCREENS)("the page offers ways on, on a %s", async (_screen, viewport) => {
  const { page, expectFaults } = await visit("/nothing-here", { viewport });
  expectFaults(NOISE);
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await page.waitForURL(`${site.url}/contact`);
});

test("an unknown address is also not found inside the site, and the way home leads home", async () => {
  const { page, expectFaults } = await visit("/blog/facebook-ads-ecommerce-guide-2025");
  expectFaults(NOISE);
  await wake(page);
  await mark(page);
  // A link in an article that leads nowhere, as an author may leave it behind.
  const link = page.locator("article > div a[href^='/']").first();
  await link.evaluate((element) => element.setAttribute("href", "/nowhere"));
  await link.click();
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  await eventually(async () => expect(await page.title()).toContain("404 Page Not Found"));
  expect(page.url()).toBe(`${site.url}/nowhere`);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  expect(await page.getByRole("contentinfo").textContent()).toContain("2024");

  await page.getByRole("banner").getByRole("link", { name: "Steepline home" }).click();
  await page.getByRole("heading", { name: /actually works/ }).waitFor();
  await eventually(async () => expect(await page.locator('meta[name="robots"]').count()).toBe(0));
  expect(await isMarked(page)).toBe(true);
});
