import { restingPlace } from "./support/react";
import { expect, type Page, PHONE, test } from "./support/test";

/** Waits until an element is in the upper third of the viewport and visible below the header. */
const expectBelowHeader = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page.locator(selector).evaluate((element) => {
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const distance = Math.round(element.getBoundingClientRect().top - header);
        if (distance < 0) return "behind or above the header";
        return distance < innerHeight / 3 ? "below the header" : "further down";
      }),
    )
    .toBe("below the header");

test("on a phone, a click on 'View work' scrolls the page until the case studies begin at the lower edge of the fixed header", async ({
  look,
}) => {
  const page = await look("/", { viewport: PHONE });
  await page.getByRole("link", { name: "View work" }).click();
  await expect(page).toHaveURL("/#work");
  await expect(page.locator("#work h2")).toBeInViewport();
  await restingPlace(page);
  await expectBelowHeader(page, "#work h2");
});

test("on a phone, a click on a link to a service opens the services page and scrolls the service to the lower edge of the header", async ({
  look,
}) => {
  const page = await look("/", { viewport: PHONE, reducedMotion: "reduce" });
  await page.getByRole("link", { name: "SEO & content" }).click();
  await expect(page).toHaveURL("/services#seo-content");
  await restingPlace(page);
  await expectBelowHeader(page, "h3:has-text('SEO & content')");
});

test("the drawings in the narrow case study cards have the same lower edge", async ({ look }) => {
  const page = await look("/", { viewport: { width: 1024, height: 768 } });
  const drawings = page.locator("#work li:not(:first-child) figure > svg");
  const feet = await drawings.evaluateAll((all) =>
    all.map((drawing) => Math.round(drawing.getBoundingClientRect().bottom)),
  );
  expect(feet).toHaveLength(2);
  expect(new Set(feet).size).toBe(1);
});
