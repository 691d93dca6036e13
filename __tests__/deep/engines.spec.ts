import { ERROR, MESSAGE, SUCCESS } from "../e2e/support/form";
import { POST } from "../e2e/support/notices";
import { PAGES } from "../e2e/support/pages";
import { NAVIGATION } from "../support/specification";
import { ENGINES, expect, test } from "./support/engines/test";

/** Tests the main behavior of the site in Firefox and WebKit. */

const PHONE = { width: 375, height: 812 };
const titled = (path: string) => `${PAGES.find((page) => page.path === path)?.title} | Steepline`;
const headed = (path: string) => [PAGES.find((page) => page.path === path)?.heading ?? ""];

const NOTICES = "[role=region][aria-label^=Notifications] li";

/** Returns "running", or "still" with reduced motion. */
const backgroundState = () => document.querySelector("canvas")?.dataset.state;
/**
 * Returns the names of running animations and transitions, except for changes of color or opacity.
 */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map((one) => {
      const { animationName, transitionProperty } = one as CSSAnimation & CSSTransition;
      return animationName ?? transitionProperty;
    })
    .filter((name) => !/color|opacity/.test(name));
const isWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
};

for (const engine of ENGINES) {
  test.describe(engine, () => {
    test.use({ engine });
    test("every page shows its title and heading, before and after hydration", async ({
      visit,
    }) => {
      const page = await visit("/");
      for (const { path, title, heading } of PAGES) {
        await test.step(path, async () => {
          await page.go(path);
          for (const act of [async () => {}, page.wake]) {
            await act();
            await page.isTitled(`${title} | Steepline`);
            await page.reads("h1", [heading]);
          }
        });
      }
      page.expectFaults(/404/);
      await page.go("/no/such/page");
      await page.reads("h1", ["404 Page Not Found"]);
    });

    test("links navigate without loading a document, and Back returns to each earlier page", async ({
      visit,
    }) => {
      const page = await visit("/");
      await page.wake();
      await page.mark();
      for (const [name, path] of NAVIGATION) {
        await page.clickOn("header nav[aria-label=Main] a", name);
        await page.isAt(path);
        await page.isTitled(titled(path));
        await page.reads("h1", headed(path));
        await page.reads("nav[aria-label=Main] [aria-current=page]", [name]);
      }
      for (const path of [
        ...NAVIGATION.map(([, path]) => path)
          .reverse()
          .slice(1),
        "/",
      ]) {
        await page.back();
        await page.isAt(path);
        await page.reads("h1", headed(path));
      }
      expect(await page.isMarked()).toBe(true);
    });

    test("Back restores the scroll position", async ({ visit }) => {
      const page = await visit("/");
      await page.wake();
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
      await page.clickOn("header nav[aria-label=Main] a", "Work");
      await page.reads("h1", headed("/work"));
      await page.sees(() => scrollY, 0);
      await page.back();
      await page.reads("h1", headed("/"));
      await page.sees(() => Math.abs(scrollY - 1_500) < 10, true);
    });

    test("the mobile menu opens, and closes on Escape and after a click on a link", async ({
      visit,
    }) => {
      const page = await visit("/pricing", PHONE);
      await page.wake();
      await page.mark();
      await page.reads("nav[aria-label=Main] a", []);
      await page.clickOn("summary", "Menu");
      const links = "nav[aria-label=Menu] a";
      await page.reads(
        links,
        NAVIGATION.map(([name]) => name),
      );
      await page.press("Escape");
      await page.reads(links, []);
      await page.clickOn("summary", "Menu");
      await page.clickOn(links, "Process");
      await page.isAt("/process");
      await page.reads("h1", headed("/process"));
      await page.reads(links, []);
      await page.sees(isWide, false);
      expect(await page.isMarked()).toBe(true);
    });

    test("search shows results while the visitor types, and Back restores the query", async ({
      visit,
    }) => {
      const page = await visit("/search");
      await page.write("input[type=search]", "tiktok");
      await page.reads("main [role=status]", [
        expect.stringMatching(/^\d+ results? for “tiktok”$/),
      ]);
      await page.isAt("/search?q=tiktok");
      await page.clickOn("main ol a", "TikTok Shop Marketing");
      await page.isAt(POST);
      await page.reads("h1", headed(POST));
      await page.back();
      await page.isAt("/search?q=tiktok");
      await page.reads("main [role=status]", [expect.stringMatching(/for “tiktok”$/)]);
      await page.sees(
        () => document.querySelector<HTMLInputElement>("[type=search]")?.value,
        "tiktok",
      );
    });

    test("if a field is empty or invalid, submitting the contact form focuses this field and sends nothing", async ({
      visit,
      site,
    }) => {
      const page = await visit("/contact");
      await page.wake();
      const focused = () => document.activeElement?.getAttribute("name");
      await page.clickOn("main form button", "Send message");
      await page.sees(focused, "name");
      await page.write("[name=name]", MESSAGE.name);
      await page.write("[name=email]", "no address");
      await page.clickOn("main form button", "Send message");
      await page.sees(focused, "email");
      expect(await site.messages()).toEqual([]);
    });

    for (const [what, answer, fault] of [
      ["a response with status 500", { status: 500 }, /500|Failed to load/],
      ["a connection that breaks", { fault: "reset" }, /NS_ERROR|Failed to load|cannot/i],
      ["no response", { fault: "hang" }, /NS_BINDING|Failed to load|abort/i],
    ] as const) {
      test(`after ${what}, the contact form keeps the values of the fields and can send the message again`, async ({
        visit,
        site,
      }) => {
        const page = await visit("/contact");
        await page.wake();
        page.expectFaults(fault);
        const { name, email } = MESSAGE;
        const written = { name, email, message: `After ${what}` };
        for (const [field, text] of Object.entries(written)) {
          await page.write(`main form [name=${field}]`, text);
        }
        site.answerMessages(answer);
        await page.clickOn("main form button", "Send message");
        // The form waits at most 15 seconds for a response.
        await expect
          .poll(() => page.textsOf("main form [role=status]"), { timeout: 60_000 })
          .toEqual([ERROR]);
        expect(await page.values()).toEqual(written);
        expect(await site.messages()).toEqual([]);

        site.answerMessages();
        await page.clickOn("main form button", "Send message");
        await page.reads("main form [role=status]", [SUCCESS]);
        expect(await page.values()).toEqual({ name: "", email: "", message: "" });
        expect(await site.messages()).toEqual([expect.objectContaining(written)]);
      });
    }

    test("the copy button shows a notification, which disappears after 5 s or when the visitor closes it", async ({
      visit,
    }) => {
      const page = await visit(POST);
      await page.wake();
      await page.clickOn("button[data-copy]", "Copy link");
      await page.reads(NOTICES, ["Link copied"]);
      await page.reads(NOTICES, []);
      await page.clickOn("button[data-copy]", "Copy link");
      await page.reads(NOTICES, ["Link copied"]);
      await page.clickOn(`${NOTICES} button`, "Close notification");
      await page.reads(NOTICES, []);
    });

    test("a tooltip shows the name of a control while the pointer is over the control", async ({
      visit,
    }) => {
      const page = await visit(POST);
      await page.wake();
      for (const network of ["Facebook", "LinkedIn"]) {
        await page.pointAt("main a", `Share on ${network}`);
        await page.reads("[role=tooltip]", [`Share on ${network}`]);
      }
      await page.pointAt("h1");
      await page.reads("[role=tooltip]", []);
    });

    test("if the visitor prefers reduced motion, no part of a page moves", async ({ visit }) => {
      const lively = await visit("/");
      await lively.sees(backgroundState, "running");
      const calm = await visit("/", { reducedMotion: true });
      await calm.sees(backgroundState, "still");
      await calm.wake();
      expect(await calm.evaluate(moving)).toEqual([]);
      await calm.clickOn("header nav[aria-label=Main] a", "Process");
      await calm.reads("h1", headed("/process"));
      expect(await calm.evaluate(moving)).toEqual([]);
    });
  });
}
