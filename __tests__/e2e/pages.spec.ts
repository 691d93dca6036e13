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

const ARRIVAL_WIDTHS = [375, 768, 1280];

test("no element of any page moves while the HTML of the page arrives", async ({ look }) => {
  test.slow();
  // Frames outside of the viewport would not be painted.
  const page = await look("/robots.txt", { viewport: { width: 2_500, height: 900 } });
  await page.evaluate(() => document.body.style.setProperty("display", "flex"));
  for (const path of [...PATHS, "/404.html"]) {
    expect([path, await shiftsOnArrival(page, path, ARRIVAL_WIDTHS)]).toEqual([path, []]);
  }
});

test("a page whose URL has a hash is at the element of the hash from the beginning", async ({
  visit,
}) => {
  const { page } = await visit("/services#business-automation");
  const top = () =>
    page
      .getByRole("heading", { name: "Business automation" })
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const first = await top();
  expect(first).toBeLessThan(300);
  await restingPlace(page);
  expect(Math.abs((await top()) - first)).toBeLessThanOrEqual(1);
});

test("the home page makes at most 8 requests before the first interaction", async ({ visit }) => {
  const { page, requests } = await visit("/");
  await everythingIsHere(page);
  expect(requests.length).toBeLessThanOrEqual(8);
});
