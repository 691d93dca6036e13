import { SERVICES } from "../support/specification";
import { restingPlace } from "./support/react";
import { expect, type Page, PHONE, SCREENS, SCRIPTING, test } from "./support/test";

const CASES = [
  [/gummies.*TH/i, "+312%", "MoM revenue in 45 days"],
  [/wellness app.*SEA/i, "-41%", "CPA"],
  [/skincare D2C.*EU/i, "3.4x", "ROAS"],
] as const;

const STEPS = ["Discovery & Audit", "Strategy & Setup", "Launch & Test", "Scale & Optimize"];

/** The place is in the upper part of the screen, and the header does not lie on it. */
const expectUnderHeader = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page.locator(selector).evaluate((element) => {
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const distance = Math.round(element.getBoundingClientRect().top - header);
        if (distance < 0) return "above the lower edge of the header";
        return distance < innerHeight / 3 ? "under the header" : "further down";
      }),
    )
    .toBe("under the header");

for (const [scripting, javaScriptEnabled] of SCRIPTING) {
  test.describe(`the home page, ${scripting}`, () => {
    test("'Book intro call' leads to the form", async ({ visit }) => {
      const { page, wake } = await visit("/", { javaScriptEnabled, viewport: PHONE });
      if (javaScriptEnabled) await wake();
      await page.getByRole("link", { name: "Book intro call" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("heading", { name: "Let's Talk" })).toBeVisible();
    });

    for (const [screen, viewport] of SCREENS) {
      // Without scripts nothing can tell when a glide ends: there the page jumps.
      const options = {
        viewport,
        javaScriptEnabled,
        reducedMotion: javaScriptEnabled ? ("no-preference" as const) : ("reduce" as const),
      };

      test(`'View work' brings the case studies under the header, on a ${screen}`, async ({
        visit,
      }) => {
        const { page, wake } = await visit("/", options);
        if (javaScriptEnabled) await wake();
        await page.getByRole("link", { name: "View work" }).click();
        await expect(page).toHaveURL("/#work");
        await expect(page.locator("#work h2")).toBeInViewport();
        if (javaScriptEnabled) await restingPlace(page);
        await expectUnderHeader(page, "#work h2");
      });

      test(`a case's number leads to its story under the header, on a ${screen}`, async ({
        visit,
      }) => {
        const { page, wake } = await visit("/", options);
        if (javaScriptEnabled) await wake();
        const results = page.getByRole("list", { name: "Results in short" });
        await results.getByRole("link", { name: /3\.4x/ }).click();
        await expect(page).toHaveURL("/work#skincare-eu");
        await expect(page.locator("#skincare-eu")).toBeInViewport();
        if (javaScriptEnabled) await restingPlace(page);
        await expectUnderHeader(page, "#skincare-eu");
      });
    }
  });
}

test("the home page shows the badge, all services, cases and steps when React is there", async ({
  visit,
}) => {
  const { page, wake } = await visit("/");
  await wake();
  await expect(page.getByText("Available for new projects")).toBeVisible();
  const section = (name: string) => page.getByRole("region", { name });
  const headings = (name: string) => section(name).getByRole("heading", { level: 3 });
  await expect(headings("One agency between the ad and the order")).toHaveText(SERVICES);
  await expect(headings("How we work")).toHaveText(STEPS);
  const cards = section("Work that moved a number")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(cards).toHaveCount(CASES.length);
  for (const [index, [brand, metric, sub]] of CASES.entries()) {
    for (const text of [brand, metric, sub]) await expect(cards.nth(index)).toContainText(text);
  }
});

test("the call at the end of a page leads to the form", async ({ visit }) => {
  const { page } = await visit("/process");
  await page.getByRole("main").getByRole("link", { name: "Book intro call" }).click();
  await expect(page).toHaveURL("/contact?about=audit");
  await expect(page.getByRole("heading", { name: "Let's Talk" })).toBeVisible();
});
