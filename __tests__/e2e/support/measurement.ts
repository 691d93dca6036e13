import type { Page } from "playwright-core";

/** The question whether clicks may be counted. */
export const question = (page: Page) => page.getByRole("region", { name: "Counting of clicks" });

/** The button that asks it again. */
export const askAgain = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: /^Counting of clicks: o(n|ff)$/ });

/** For `before`: a visitor who has answered on an earlier visit. */
export const decided = (choice: "granted" | "declined") => (page: Page) =>
  page.addInitScript((value) => localStorage.setItem("measurement", value), choice);

/** For `before`: a browser that says no for its visitor, whatever they have answered before. */
export const optedOut = async (page: Page) => {
  await decided("granted")(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
};
