import { recordShifts, shiftsOnArrival, takeShifts } from "./support/layout";
import { PATHS } from "./support/pages";
import { everythingIsHere, restingPlace, settled } from "./support/react";
import { expect, PHONE, test } from "./support/test";

for (const path of ["/contact", "/search"]) {
  test(`on a phone, hydration of the islands of ${path} changes no HTML and shifts nothing`, async ({
    visit,
  }) => {
    const { page, wake } = await visit(path, { viewport: PHONE, before: recordShifts });
    await everythingIsHere(page);
    await settled(page);
    const island = page.locator("[data-island]");
    const before = await island.innerHTML();
    await takeShifts(page);
    await wake();
    await settled(page);
    // React adds an empty `value` attribute to fields, which visitors cannot see.
    expect((await island.innerHTML()).replaceAll(' value=""', "")).toBe(before);
    expect(await takeShifts(page)).toEqual([]);
  });
}

test("no element of any page moves while the HTML of the page arrives", async ({ look }) => {
  test.slow();
  // Frames outside of the viewport would not be painted.
  const page = await look("/robots.txt", { viewport: { width: 2_500, height: 900 } });
  await page.evaluate(() => document.body.style.setProperty("display", "flex"));
  for (const path of [...PATHS, "/404.html"]) {
    expect([path, await shiftsOnArrival(page, path, [375, 768, 1280])]).toEqual([path, []]);
  }
});

test("a page whose URL has a hash is at the element of the hash from the beginning", async ({
  visit,
}) => {
  const { page } = await visit("/services#business-automation");
  const title = page.getByRole("heading", { name: "Business automation" });
  const top = () => title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const first = await top();
  expect(first).toBeGreaterThan(68);
  expect(first).toBeLessThan(300);
  await restingPlace(page);
  expect(await top()).toBe(first);
});

test("on a phone, 'View work' scrolls to the case studies, below the header", async ({ look }) => {
  const page = await look("/", { viewport: PHONE, reducedMotion: null });
  await page.getByRole("link", { name: "View work" }).click();
  await expect(page).toHaveURL("/#work");
  await restingPlace(page);
  const title = page.locator("#work h2");
  const top = await title.evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(68);
  expect(top).toBeLessThan(300);
});

test("the home page makes at most 8 requests before the first interaction", async ({ visit }) => {
  const { page, requests } = await visit("/");
  await everythingIsHere(page);
  expect(requests.length).toBeLessThanOrEqual(8);
});
