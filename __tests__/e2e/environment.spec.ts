import { forbidStorage } from "./support/forbid-storage";
import { expect, test } from "./support/test";

test("links, the contact form and the pause button work if the browser blocks storage", async ({
  visit,
}) => {
  const { page, wake } = await visit("/", { before: forbidStorage });
  await wake();
  await page.getByRole("button", { name: "Pause the background" }).click();
  await expect(page.locator("canvas")).toHaveAttribute("data-state", "paused");
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Let's Talk" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
});
