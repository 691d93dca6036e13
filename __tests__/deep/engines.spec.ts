import { MESSAGE, SUCCESS } from "../e2e/support/form";
import { POST } from "../e2e/support/notices";
import { fixtureSite } from "../support/sites";
import { NAVIGATION } from "../support/specification";
import { ENGINES, expect, test } from "./support/engines";

/** The main behavior of the site in Firefox and WebKit. */

const PHONE = { width: 375, height: 812 };
const NOTICES = "[role=region][aria-label^=Notifications] li";
const PAGES = fixtureSite().routes.filter((route) => !/404|many-|page\/\d/.test(route));

/** Names of running animations and transitions, except for changes of color or opacity. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map((one) => {
      const { animationName, transitionProperty } = one as CSSAnimation & CSSTransition;
      return animationName ?? transitionProperty;
    })
    .filter((name) => !/color|opacity/.test(name));

for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.use({ engine });

    test("every page shows its heading, and fits the width of a phone", async ({ visit }) => {
      test.slow();
      const page = await visit("/", PHONE);
      for (const path of PAGES) {
        await page.go(page.url + path);
        await page.sees(() => document.querySelector("h1")?.checkVisibility(), true, path);
        await page.sees(() => document.documentElement.scrollWidth <= innerWidth, true, path);
      }
    });

    test("links lead from page to page, and Back restores the scroll position", async ({
      visit,
    }) => {
      const page = await visit("/");
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
      for (const [name, path] of NAVIGATION) {
        await page.click("header nav[aria-label=Main] a", name);
        await page.isAt(path);
        await page.reads("nav[aria-label=Main] [aria-current=page]", [name]);
      }
      for (const [, path] of [...NAVIGATION].reverse().slice(1)) {
        await page.evaluate(() => history.back());
        await page.isAt(path);
      }
      await page.evaluate(() => history.back());
      await page.isAt("/");
      await page.sees(() => Math.abs(scrollY - 1_500) < 10, true);
    });

    test("the mobile menu opens, and closes on Escape", async ({ visit }) => {
      const page = await visit("/pricing", PHONE);
      const links = "nav[aria-label=Menu] a";
      await page.reads(links, []);
      await page.click("summary", "Menu");
      await page.reads(
        links,
        NAVIGATION.map(([name]) => name),
      );
      await page.escape();
      await page.reads(links, []);
      await page.click("summary", "Menu");
      await page.click(links, "Process");
      await page.isAt("/process");
    });

    test("search shows results while the visitor types, and Back restores the query", async ({
      visit,
    }) => {
      const page = await visit("/search");
      const results = [expect.stringMatching(/^\d+ results? for “tiktok”$/)];
      await page.click("input[type=search]");
      await page.type("tiktok");
      await page.reads("main [role=status]", results);
      await page.isAt("/search?q=tiktok");
      await page.click("main ol a", "TikTok Shop Marketing");
      await page.isAt(POST);
      await page.evaluate(() => history.back());
      await page.isAt("/search?q=tiktok");
      await page.reads("main [role=status]", results);
    });

    test("the contact form focuses an empty field, and sends a complete message", async ({
      visit,
      site,
    }) => {
      const page = await visit("/contact");
      await page.click("main form button", "Send message");
      await page.sees(() => document.activeElement?.getAttribute("name"), "name");
      for (const [field, text] of Object.entries(MESSAGE)) {
        await page.click(`main form [name=${field}]`);
        await page.type(text);
      }
      expect(await site.messages()).toEqual([]);
      await page.click("main form button", "Send message");
      await page.reads("main form [role=status]", [SUCCESS]);
      expect(await site.messages()).toEqual([expect.objectContaining({ ...MESSAGE })]);
    });

    test("the copy button shows a notification, which closes after a while", async ({ visit }) => {
      const page = await visit(POST);
      await page.click("button[data-copy]", "Copy link");
      await page.reads(NOTICES, ["Link copied"]);
      await page.reads(NOTICES, []);
    });

    test("a tooltip shows the name of a control under the pointer, until Escape", async ({
      visit,
    }) => {
      const page = await visit(POST);
      await page.hover("main a", "Share on Facebook");
      await page.reads("[role=tooltip]", ["Share on Facebook (opens in a new tab)"]);
      await page.escape();
      await page.reads("[role=tooltip]", []);
    });

    test("if the visitor prefers reduced motion, no part of a page moves", async ({ visit }) => {
      const state = () => document.querySelector("canvas")?.dataset.state;
      const lively = await visit("/");
      await lively.sees(state, "running");
      const calm = await visit("/", { reducedMotion: true });
      await calm.sees(state, "still");
      expect(await calm.evaluate(moving)).toEqual([]);
    });
  });
}
