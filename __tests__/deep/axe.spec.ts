import { axeFaults, withoutScripts } from "../e2e/support/axe";
import { ERROR, formOn, MESSAGE, SUCCESS } from "../e2e/support/form";
import { CLIPBOARD, copyButton, noticesOn, POST } from "../e2e/support/notices";
import { settled } from "../e2e/support/react";
import { expect, type Page, type VisitOptions } from "../e2e/support/test";
import { ROUTES, test } from "./support/places";

const WIDTHS = [320, 375, 1280];
const sized = (width: number) => ({ viewport: { width, height: 800 } });

for (const route of ROUTES) {
  test(`axe finds no accessibility fault on ${route} at any width, with and without JavaScript`, async ({
    visitRoute,
  }) => {
    for (const width of WIDTHS) {
      const { page, wake } = await visitRoute(route, sized(width));
      await wake();
      expect(await axeFaults(page), `at ${width} px`).toEqual([]);
      const plain = await visitRoute(route, { ...sized(width), before: withoutScripts });
      await expect(plain.page.locator("canvas")).toHaveCount(0);
      expect(await axeFaults(plain.page), `at ${width} px, plain`).toEqual([]);
    }
  });
}

test.describe(() => {
  const answer = (status?: number) => (page: Page) =>
    page.route("**/api/contact", (route) => (status ? route.fulfill({ status }) : undefined));

  const send = async (page: Page) => {
    const form = formOn(page);
    await form.fill(MESSAGE);
    await form.button.click();
    return form;
  };

  interface State {
    path: string;
    options?: VisitOptions;
    widths?: number[];
    reach(page: Page): Promise<unknown>;
  }

  const STATES: Record<string, State> = {
    "in the open mobile menu": {
      path: "/pricing",
      widths: [320, 375],
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
        // If the pointer stayed on the button, a tooltip would open while the test measures
        // contrasts.
        await page.mouse.move(4, 120);
        await expect(noticesOn(page).items).toHaveText(/Link copied/);
        // A notification stays open while the focus is in the list of notifications.
        await page.keyboard.press("F8");
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
      widths: [320, 375],
      reach: (page) => page.locator("article summary, main summary").first().click(),
    },
    "while the skip link is visible": {
      path: "/",
      reach: (page) => page.keyboard.press("Tab"),
    },
    "with the background paused": {
      path: "/",
      reach: async (page) => {
        const pause = page.getByRole("button", { name: "Pause the background" });
        const moves = await page.evaluate(
          () => !matchMedia("(prefers-reduced-motion), (forced-colors)").matches,
        );
        if (moves) {
          await pause.click();
          await page.mouse.move(4, 120);
          return expect(page.getByRole("tooltip")).toHaveCount(0);
        }
        // With reduced motion or forced colors, the background does not move, so the pause button
        // is missing.
        await settled(page);
        await expect(pause).toHaveCount(0);
      },
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
      reach: async (page) => {
        await expect((await send(page)).status).toHaveText(ERROR);
      },
    },
    "after the contact form has sent a message": {
      path: "/contact",
      reach: async (page) => {
        await expect((await send(page)).status).toHaveText(SUCCESS);
      },
    },
    "on the home page after scrolling by 900 px": {
      path: "/",
      reach: (page) => page.evaluate(() => scrollTo({ top: 900, behavior: "instant" })),
    },
  };

  const PREFERENCES: [string, VisitOptions][] = [
    ["with default settings", {}],
    ["with reduced motion", { reducedMotion: "reduce" }],
    ["with forced colors", { forcedColors: "active" }],
  ];

  for (const [how, preference] of PREFERENCES) {
    const forced = preference.forcedColors === "active";

    test.describe(() => {
      for (const [state, { path, options, widths, reach }] of Object.entries(STATES)) {
        test(`axe finds no accessibility fault ${state}, ${how}`, async ({ visit }) => {
          for (const width of widths ?? WIDTHS) {
            const { page, wake, expectFaults } = await visit(path, {
              ...sized(width),
              ...preference,
              ...options,
            });
            expectFaults(/500/);
            await wake();
            await reach(page);
            expect(await axeFaults(page, forced), `at ${width} px`).toEqual([]);
          }
        });
      }

      for (const path of ["/", "/work", "/blog", "/blog/category/seo-content", POST]) {
        test(`axe finds no accessibility fault on ${path}, ${how}`, async ({ visit }) => {
          for (const width of WIDTHS) {
            const { page, wake } = await visit(path, { ...sized(width), ...preference });
            await wake();
            expect(await axeFaults(page, forced), `at ${width} px`).toEqual([]);
          }
        });
      }
    });
  }
});
