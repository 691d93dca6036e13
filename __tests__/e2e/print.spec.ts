import { POSTS } from "./support/pages";
import { expect, test } from "./support/test";

test("a printed page begins with the brand, has dark text on white, and no menus, buttons or form", async ({
  look,
}) => {
  for (const path of ["/", "/pricing"]) {
    const page = await look(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const colors = await page
      .locator("main :is(h1, h2, h3, p, li, strong)")
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
    expect(new Set(colors)).toEqual(new Set(["rgb(0, 0, 0)", "rgb(51, 51, 51)"]));
    // `getByRole` skips hidden elements, so a count of 0 means that the elements are hidden.
    for (const role of ["button", "textbox"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole("banner")).toHaveText("Steepline", { useInnerText: true });
    await expect(page.getByRole("link", { name: /intro call|Starter$/ })).toHaveCount(0);
    await expect(page.locator("main li").first()).toHaveCSS("break-inside", "avoid");
  }
});

test("a printed article contains the text, the author and the URLs of its links to other sites", async ({
  look,
}) => {
  const page = await look(`/blog/${POSTS[2].slug}`);
  const screenOnly = [
    page.getByRole("contentinfo").getByRole("navigation"),
    page.getByRole("navigation", { name: "In this article" }),
    page.getByRole("list", { name: "Share this article" }),
    page.getByRole("region", { name: "Related articles" }),
    page.getByRole("link", { name: "Back to blog" }),
    page.getByRole("link", { name: "Get Free Marketing Audit" }),
  ];
  for (const part of screenOnly) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of screenOnly) await expect(part).toBeHidden();
  const title = page.getByRole("heading", { name: "Checklist", exact: true });
  await expect(title).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("article").getByText(POSTS[2].author).first()).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("hello@")).toBeVisible();
  const addressAfter = (name: string) =>
    page
      .getByRole("article")
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await addressAfter("recommends running both")).toMatch(/^" \(https:\/\/developers/);
  expect(await addressAfter("when we take over an account")).toBe("none");
});
