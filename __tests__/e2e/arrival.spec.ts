import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSlowHtmlServer } from "../support/slow-html";
import { recordShifts, takeShifts } from "./support/layout";
import { POSTS } from "./support/pages";
import { expect, type Page, PHONE, test } from "./support/test";

const SIZES = [PHONE, { width: 1280, height: 900 }];

// Tests one page of each kind.
const KINDS = [
  "/",
  "/services",
  "/work",
  "/pricing",
  "/contact",
  "/blog",
  `/blog/${POSTS[0].slug}`,
];

/** Pieces of this size show most parts of a page before they are complete. */
const PIECE_BYTES = 3000;

/**
 * Waits until the browser has drawn the HTML that it has, with the display face, and until its observers
 * have run. Shifts by a face that loads late are not part of this test.
 */
const drawn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.load("700 1rem Bricolage").then(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
        }),
    ),
  );

test.describe("while the HTML arrives in pieces", () => {
  // Each piece waits for a drawn frame, which takes long on a busy machine.
  test.slow();
  let server: Server;
  let url: string;
  /** The next piece waits until this page is drawn. The page may load another document meanwhile. */
  let current: Page | undefined;
  const pause = async () => current && (await drawn(current).catch(() => undefined));

  test.beforeAll(async ({ site }) => {
    server = createSlowHtmlServer(site.url, { size: PIECE_BYTES, pause }).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const path of KINDS) {
    test(`no element of ${path} moves while the page loads, and every element is visible after loading`, async ({
      visitorsOf,
    }) => {
      const { page } = await visitorsOf({ url })("about:blank");
      await recordShifts(page);
      current = page;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        // Between two pages of a site, browsers show the old page until the new one is complete.
        await page.goto("about:blank");
        await page.goto(url + path);
        await drawn(page);
        const invisible = await page.evaluate(() =>
          [...document.querySelectorAll(":is(header, main, footer) :is(h1, h2, a, li)")]
            .filter((element) => getComputedStyle(element).visibility === "hidden")
            .map((element) => element.outerHTML.slice(0, 60)),
        );
        const moved = await takeShifts(page);
        expect({ moved, invisible }, `at ${size.width} px`).toEqual({ moved: [], invisible: [] });
      }
    });
  }
});
