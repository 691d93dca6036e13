import type { Page } from "playwright-core";
import { axeFaults, withoutScripts } from "../e2e/support/axe";
import { ERROR, formOn, MESSAGE, SUCCESS } from "../e2e/support/form";
import { askAgain, decided, question } from "../e2e/support/measurement";
import { CLIPBOARD, copyButton, noticesOn, POST } from "../e2e/support/notices";
import { wake } from "../e2e/support/react";
import { openBrowser, type VisitOptions } from "../support/browser";
import { builtRoot, fixtureRoot, serveSite } from "../support/site";
import { NOT_FOUND_NOISE, PLACES } from "./support/places";

const WIDTHS = [320, 375, 1280];
const sized = (width: number) => ({ viewport: { width, height: 800 } });

describe.each(PLACES)("axe finds nothing on the $name:", ({ root, routes }) => {
  const visit = openBrowser(serveSite(root));

  test.each(routes)("%s, at every width, with and without JavaScript", async (route) => {
    for (const width of WIDTHS) {
      // Over a page that it lies on, axe cannot tell anything: the question has tests of its own.
      const options = { ...sized(width), before: decided("declined") };
      const { page, expectFaults } = await visit(route, options);
      expectFaults(NOT_FOUND_NOISE);
      // The not-found page stays without React.
      if (await page.locator('meta[content="noindex"]').count()) await page.mouse.move(4, 120);
      else await wake(page);
      expect([width, await axeFaults(page)]).toEqual([width, []]);
      const plain = await visit(route, { ...sized(width), before: withoutScripts });
      plain.expectFaults(NOT_FOUND_NOISE);
      expect(await plain.page.locator("canvas").count()).toBe(0);
      expect([width, await axeFaults(plain.page)]).toEqual([width, []]);
    }
  });
});

describe("axe finds nothing", () => {
  const site = serveSite(builtRoot());
  const visit = openBrowser(site);
  const visitFixture = openBrowser(serveSite(fixtureRoot()));

  /** Answers the form with a status; without one, never. */
  const answer = (status?: number) => (page: Page) =>
    page.route("**/api/contact", (route) => (status ? route.fulfill({ status }) : undefined));

  const send = async (page: Page) => {
    const form = formOn(page);
    await form.fill(MESSAGE);
    await form.button.click();
    return form;
  };

  /** The notification lies over the form; it has a state of its own. */
  const noticeGoes = async (page: Page) => {
    const { items } = noticesOn(page);
    await items.waitFor();
    await page.keyboard.press("Escape");
    await items.waitFor({ state: "detached" });
  };

  interface State {
    path: string;
    options?: VisitOptions;
    widths?: number[];
    /** Brings the page into the state. */
    reach(page: Page): Promise<unknown>;
  }

  const STATES: Record<string, State> = {
    "in the open menu": {
      path: "/pricing",
      widths: [320, 375],
      reach: async (page) => {
        await page.locator("summary", { hasText: "Menu" }).click();
        await page.getByRole("navigation", { name: "Menu", exact: true }).waitFor();
      },
    },
    "in a notification": {
      path: POST,
      options: CLIPBOARD,
      reach: async (page) => {
        await copyButton(page).click();
        await noticesOn(page).items.getByText("Link copied").waitFor();
      },
    },
    "in a tooltip": {
      path: POST,
      reach: async (page) => {
        await page.keyboard.press("Shift");
        await page.getByRole("link", { name: "Share on Facebook" }).focus();
        await page.getByRole("tooltip").waitFor();
      },
    },
    "in the contents list of an article": {
      path: POST,
      widths: [320, 375],
      reach: (page) => page.locator("article summary, main summary").first().click(),
    },
    "with the skip link shown": {
      path: "/",
      reach: (page) => page.keyboard.press("Tab"),
    },
    "with the background paused": {
      path: "/",
      reach: async (page) => {
        const pause = page.getByRole("button", { name: "Pause the background" });
        // Where it does not move by itself there is nothing to pause.
        const moves = await page.evaluate(
          () => !matchMedia("(prefers-reduced-motion), (forced-colors)").matches,
        );
        if (moves) await pause.click();
        else expect(await pause.count()).toBe(0);
      },
    },
    "in a form with mistakes": {
      path: "/contact",
      reach: async (page) => {
        const form = formOn(page);
        await form.email.fill("nonsense");
        await form.message.fill("   ");
        await form.button.click();
        await page.locator(":user-invalid").first().waitFor();
      },
    },
    "while a message is on its way": {
      path: "/contact",
      options: { before: answer() },
      reach: async (page) => {
        await send(page);
        await page.getByRole("button", { name: "Sending..." }).waitFor();
      },
    },
    "after a message has failed": {
      path: "/contact",
      options: { before: answer(500) },
      reach: async (page) => {
        await (await send(page)).status.getByText(ERROR).waitFor();
        await noticeGoes(page);
      },
    },
    "after a message was sent": {
      path: "/contact",
      reach: async (page) => {
        await (await send(page)).status.getByText(SUCCESS).waitFor();
        await noticeGoes(page);
      },
    },
    "in the middle of a page, under the header": {
      path: "/",
      reach: (page) => page.evaluate(() => scrollTo({ top: 900, behavior: "instant" })),
    },
  };

  const PREFERENCES: [string, VisitOptions][] = [
    ["as it is", {}],
    ["with less motion", { reducedMotion: "reduce" }],
    ["in forced colors", { forcedColors: "active" }],
  ];

  describe.each(PREFERENCES)("%s,", (_name, preference) => {
    test.each(Object.entries(STATES))("%s", async (_state, { path, options, widths, reach }) => {
      for (const width of widths ?? WIDTHS) {
        const { page, expectFaults } = await visit(path, {
          ...sized(width),
          ...preference,
          ...options,
        });
        expectFaults(/500/);
        await wake(page);
        await reach(page);
        const forced = preference.forcedColors === "active";
        expect([width, await axeFaults(page, forced)]).toEqual([width, []]);
      }
    });

    test.each([
      ["with the question whether clicks may be counted", false],
      ["with that question asked again", true],
    ])("%s", async (_state, again) => {
      for (const width of WIDTHS) {
        const before = again ? decided("granted") : undefined;
        const { page } = await visitFixture("/contact", { ...sized(width), ...preference, before });
        await wake(page);
        if (again) await askAgain(page).click();
        await question(page).waitFor();
        // There it lies on nothing.
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
        const forced = preference.forcedColors === "active";
        expect([width, await axeFaults(page, forced)]).toEqual([width, []]);
      }
    });

    test.each(["/", "/work", "/blog", "/blog/category/seo-content", POST])("%s", async (path) => {
      for (const width of WIDTHS) {
        const { page } = await visit(path, { ...sized(width), ...preference });
        await wake(page);
        const forced = preference.forcedColors === "active";
        expect([width, await axeFaults(page, forced)]).toEqual([width, []]);
      }
    });
  });
});

// Many pages in one test; the machine may be busy. The last call counts.
jest.setTimeout(180_000);
