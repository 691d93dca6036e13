import { recordShifts, takeShifts } from "./support/layout";
import { metadata } from "./support/metadata";
import { POSTS } from "./support/pages";
import { BOOT, everythingIsHere, scriptNames, settled } from "./support/react";
import { DESKTOP, expect, type Open, type Page, PHONE, test } from "./support/test";

const contentOf = async (page: Page) => {
  const content = await page.evaluate(() => {
    const root = document.querySelector("main")?.parentElement;
    const copy = root?.cloneNode(true) as Element;
    // React adds this attribute to empty fields.
    for (const field of copy.querySelectorAll("[value='']")) field.removeAttribute("value");
    return [root?.innerText, copy.innerHTML];
  });
  return [...content, await metadata(page)];
};

async function expectCalmHydration(
  visit: Open,
  path: string,
  viewport: { width: number; height: number },
): Promise<void> {
  const { page, requests, wake } = await visit(path, { viewport, before: recordShifts });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await everythingIsHere(page);
  await settled(page);
  expect(scriptNames(requests)).toEqual(BOOT);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Number.NaN));
  const before = await contentOf(page);
  await takeShifts(page);
  await wake();
  await settled(page);
  expect(await contentOf(page)).toEqual(before);
  expect(await takeShifts(page)).toEqual([]);
}

// Tests one page of each kind.
for (const [path, screen, viewport] of [
  ["/", "phone", PHONE],
  ["/services", "desktop", DESKTOP],
  ["/work", "phone", PHONE],
  ["/process", "desktop", DESKTOP],
  ["/pricing", "phone", PHONE],
  ["/contact", "desktop", DESKTOP],
  ["/blog", "desktop", DESKTOP],
  ["/blog/category/seo-content", "phone", PHONE],
  [`/blog/${POSTS[2].slug}`, "desktop", DESKTOP],
] as const) {
  test(`on a ${screen}, ${path} loads only the boot script before the first interaction, and hydration neither changes nor shifts the page`, async ({
    visit,
  }) => {
    await expectCalmHydration(visit, path, viewport);
  });
}

test("the test helper for layout shifts reports a deliberate shift", async ({ visit }) => {
  const { page } = await visit("/services", { before: recordShifts });
  await settled(page);
  await takeShifts(page);
  await page.evaluate(() => {
    document.querySelector("main")?.prepend(document.createElement("hr"));
    document.querySelector("hr")?.style.setProperty("height", "200px");
  });
  await settled(page);
  expect(await takeShifts(page)).not.toEqual([]);
});

test("the home page makes at most 8 requests before the first interaction", async ({ visit }) => {
  const { page, requests } = await visit("/");
  await page.waitForLoadState("networkidle");
  expect(requests.length).toBeLessThanOrEqual(8);
});

test("the header stays at the top of the screen while the page scrolls, and underlines the link of the current page", async ({
  visit,
}) => {
  const { page } = await visit("/work");
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.y).toBe(0);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Work" });
  await expect(link).toHaveCSS("opacity", "1", { pseudo: "after" });
});
