import { SERVICES } from "../support/specification";
import { restingPlace } from "./support/react";
import { expect, type Page, PHONE, SCREENS, SCRIPTING, test } from "./support/test";

const CASES = [
  [/gummies.*TH/i, "+312%", "MoM revenue in 45 days"],
  [/wellness app.*SEA/i, "-41%", "CPA"],
  [/skincare D2C.*EU/i, "3.4x", "ROAS"],
] as const;

const STEPS = ["Discovery & Audit", "Strategy & Setup", "Launch & Test", "Scale & Optimize"];

/** Waits until an element is in the upper third of the viewport, and not covered by the header. */
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

for (const [scripting, javaScriptEnabled] of SCRIPTING) {
  test.describe(`the home page, ${scripting}`, () => {
    test("'Book intro call' opens the contact page", async ({ visit }) => {
      const { page, wake } = await visit("/", { javaScriptEnabled, viewport: PHONE });
      if (javaScriptEnabled) await wake();
      await page.getByRole("link", { name: "Book intro call" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("heading", { name: "Let's Talk" })).toBeVisible();
    });

    for (const [screen, viewport] of SCREENS) {
      // Without scripts, a test cannot wait for the end of smooth scrolling, so the page must jump.
      const options = {
        viewport,
        javaScriptEnabled,
        reducedMotion: javaScriptEnabled ? ("no-preference" as const) : ("reduce" as const),
      };

      test(`'View work' scrolls to the case studies below the header, on a ${screen}`, async ({
        visit,
      }) => {
        const { page, wake } = await visit("/", options);
        if (javaScriptEnabled) await wake();
        await page.getByRole("link", { name: "View work" }).click();
        await expect(page).toHaveURL("/#work");
        await expect(page.locator("#work h2")).toBeInViewport();
        if (javaScriptEnabled) await restingPlace(page);
        await expectBelowHeader(page, "#work h2");
      });

      test(`a click on a metric below the hero scrolls to its case study on the work page, on a ${screen}`, async ({
        visit,
      }) => {
        const { page, wake } = await visit("/", options);
        if (javaScriptEnabled) await wake();
        const results = page.getByRole("list", { name: "Results in short" });
        await results.getByRole("link", { name: /3\.4x/ }).click();
        await expect(page).toHaveURL("/work#skincare-eu");
        await expect(page.locator("#skincare-eu")).toBeInViewport();
        if (javaScriptEnabled) await restingPlace(page);
        await expectBelowHeader(page, "#skincare-eu");
      });
    }
  });
}

test("hovering or focusing a metric below the hero highlights the part of the hero's line for this metric", async ({
  visit,
}) => {
  const { page } = await visit("/");
  const numbers = page.getByRole("list", { name: "Results in short" }).getByRole("link");
  /** Returns the numbers of the highlighted parts of the line. */
  const highlighted = () =>
    page
      .locator("[data-metric-part]")
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          getComputedStyle(part).opacity === "1" ? [part.getAttribute("data-metric-part")] : [],
        ),
      );
  expect(await highlighted()).toEqual([]);
  await numbers.nth(1).hover();
  await expect.poll(highlighted).toEqual(["2"]);
  await page.mouse.move(600, 300);
  await expect.poll(highlighted).toEqual([]);
  await page.getByRole("link", { name: "View work" }).focus();
  await page.keyboard.press("Tab");
  await expect(numbers.first()).toBeFocused();
  await expect.poll(highlighted).toEqual(["1"]);
});

test("on a phone, scrolling highlights all parts of the line in the hero", async ({ visit }) => {
  const { page } = await visit("/", { viewport: PHONE });
  const opacities = () =>
    page
      .locator("[data-metric-part]")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(await opacities()).toEqual(["0", "0", "0"]);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect.poll(opacities).toEqual(["1", "1", "1"]);
});

test("the drawings of the case cards end at the same height, however long their captions are", async ({
  visit,
}) => {
  const { page } = await visit("/", { viewport: { width: 1024, height: 768 } });
  const drawings = page.locator("#work figure > svg");
  const feet = await drawings.evaluateAll((all) =>
    all.map((drawing) => Math.round(drawing.getBoundingClientRect().bottom)),
  );
  expect(feet).toHaveLength(3);
  expect(new Set(feet).size).toBe(1);
});

test("the home page shows the badge, all services, cases and steps after hydration", async ({
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

test("the call to action of the process page opens the contact page", async ({ visit }) => {
  const { page } = await visit("/process");
  await page.getByRole("main").getByRole("link", { name: "Book intro call" }).click();
  await expect(page).toHaveURL("/contact?about=audit");
  await expect(page.getByRole("heading", { name: "Let's Talk" })).toBeVisible();
});
