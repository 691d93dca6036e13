import { expect, type Page, test } from "../e2e/support/test";

/** Changes the styles in every document, so that this browser does not know a feature either. */
const without = (feature: string) => (page: Page) =>
  page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(feature, feature.replace(/\w/, "un"));
    // The policy has the hashes of the styles as they were.
    const headers = { ...response.headers(), "content-security-policy": "" };
    await route.fulfill({ response, headers, body });
  });

const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

test("without oklch() text is as light and the page as dark as designed", async ({ visit }) => {
  const { page } = await visit("/", { javaScriptEnabled: false, before: without("oklch(") });
  expect(await colorsOf(page, "html")).toEqual({
    color: "rgb(242, 240, 234)",
    backgroundColor: "rgb(8, 10, 15)",
  });
  expect(await colorsOf(page, "header a[href='/contact'][data-event=cta]")).toEqual({
    color: "rgb(18, 25, 0)",
    backgroundColor: "rgb(207, 248, 70)",
  });
});

test("without @layer the page is plain HTML with light text on a dark ground", async ({
  visit,
}) => {
  const { page } = await visit("/", { javaScriptEnabled: false, before: without("@layer") });
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(page.locator("header nav[aria-label=Main] a").first()).toBeVisible();
});
