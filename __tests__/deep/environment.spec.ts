import { forbidStorage } from "../e2e/support/forbid-storage";
import { PATHS } from "../e2e/support/pages";
import { expect, test } from "../e2e/support/test";

for (const path of PATHS) {
  test(`if the browser blocks storage, the pause button still stops the background of ${path}`, async ({
    visit,
  }) => {
    const { page, wake } = await visit(path, { before: forbidStorage });
    await expect(page.locator("canvas")).toHaveAttribute("data-state", "running");
    await wake();
    await page.getByRole("button", { name: "Pause the background" }).click();
    await expect(page.locator("canvas")).toHaveAttribute("data-state", "paused");
  });
}
