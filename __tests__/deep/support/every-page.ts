import { ERROR, formOn, MESSAGE, SUCCESS } from "../../e2e/support/form";
import { CLIPBOARD, copyButton, noticesOn, POST, TOAST_HOTKEY } from "../../e2e/support/notices";
import { expect, type Page, type VisitOptions } from "../../e2e/support/test";
import { fixtureSite } from "../../support/sites";

/** Posts that differ from others of the fixture site in nothing that these tests look at. */
const ALIKE =
  /^\/blog\/(many-(?!0[1-3]$)|twin-|fourth-|twelve-|one-tag|in-cyrillic|with-(photo|links))/;

/** Every kind of page of the fixture site, and the not-found page. */
export const ROUTES = [
  ...fixtureSite().routes.filter((route) => !route.startsWith("/404") && !ALIKE.test(route)),
  "/nothing-here",
];

interface State {
  path: string;
  options?: VisitOptions;
  width?: number;
  reach(page: Page): Promise<unknown>;
}

const send = async (page: Page) => {
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  return form.status;
};

/** Responds to messages of the form with a status, or never. */
const answer = (status?: number) => (page: Page) =>
  page.route("**/api/contact", (route) => (status ? route.fulfill({ status }) : undefined));

/** States of pages that only a visitor brings about. */
export const STATES: Record<string, State> = {
  "in the open mobile menu": {
    path: "/pricing",
    width: 320,
    reach: async (page) => {
      await page.locator("summary", { hasText: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible();
    },
  },
  "while a notification is open": {
    path: POST,
    options: CLIPBOARD,
    reach: async (page) => {
      await copyButton(page).click();
      // If the pointer stayed on the button, a tooltip would open during the measurement.
      await page.mouse.move(4, 120);
      await expect(noticesOn(page).items).toHaveText(/Link copied/);
      // A notification stays open while the focus is in the list of notifications.
      await page.keyboard.press(TOAST_HOTKEY);
      await expect(noticesOn(page).area.getByRole("list")).toBeFocused();
    },
  },
  "while a tooltip is open": {
    path: POST,
    reach: async (page) => {
      await page.keyboard.press("Shift");
      await page.getByRole("link", { name: "Share on Facebook" }).focus();
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
  "in the expanded table of contents of an article": {
    path: POST,
    width: 320,
    reach: (page) => page.locator("article summary, main summary").first().click(),
  },
  "while the skip link is visible": {
    path: "/",
    reach: (page) => page.keyboard.press("Tab"),
  },
  "in the contact form with invalid fields": {
    path: "/contact",
    reach: async (page) => {
      const form = formOn(page);
      await form.email.fill("nonsense");
      await form.message.fill("   ");
      await form.button.click();
      await expect(page.locator(":user-invalid").first()).toBeVisible();
    },
  },
  "while the contact form sends a message": {
    path: "/contact",
    options: { before: answer() },
    reach: async (page) => {
      await send(page);
      await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    },
  },
  "after the contact form has failed to send a message": {
    path: "/contact",
    options: { before: answer(500) },
    reach: async (page) => expect(await send(page)).toHaveText(ERROR),
  },
  "after the contact form has sent a message": {
    path: "/contact",
    reach: async (page) => expect(await send(page)).toHaveText(SUCCESS),
  },
  "on the search page with results": {
    path: "/search?q=ads",
    reach: (page) => expect(page.getByRole("list", { name: "Results" })).toBeVisible(),
  },
};
